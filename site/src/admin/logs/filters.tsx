import { ChevronDown } from 'lucide-react'
import { type FormEvent, type RefObject, useEffect, useId, useRef } from 'react'
import type { ApiLog, ErrorLog } from '#contract/log'
import type { Issue } from '#contract/wire'
import { Button } from '../ui/button.tsx'
import formField from '../ui/field.module.css'
import { useFocusFallback } from '../ui/use-focus-fallback.ts'
import type { LogAddress } from './address.ts'
import css from './filters.module.css'
import type { LogFilter, LogKind } from './kind.ts'

interface Props<Entry extends ApiLog | ErrorLog> {
  kind: LogKind<Entry>
  address: LogAddress
  /** What the server refused of these filters. */
  issues: readonly Issue[]
  onFilter: (filters: Record<string, string>) => void
}

/** The filters over a log, collapsed at first; choosing one applies all of them. */
export function LogFilters<Entry extends ApiLog | ErrorLog>({ kind, address, issues, onFilter }: Props<Entry>) {
  const form = useRef<HTMLFormElement>(null)
  const set = Object.values(address.filters).filter((value) => value !== '').length
  const apply = (event?: FormEvent) => {
    event?.preventDefault()
    const given = new FormData(form.current ?? undefined)
    onFilter(Object.fromEntries(kind.filters.map(({ name }) => [name, String(given.get(name) ?? '').trim()])))
  }
  useFieldsOf(form, address.filters)
  // Clearing the filters collapses them, with the button that was pressed.
  const summary = useFocusFallback<HTMLElement>(set)
  const field = (filter: LogFilter) => (
    <FilterField
      key={filter.name}
      filter={filter}
      value={address.filters[filter.name] ?? ''}
      problem={issues.find(({ path }) => path === filter.name)?.message}
      onChoose={apply}
    />
  )
  const dates = kind.filters.filter(({ type }) => type === 'date')
  const others = kind.filters.filter(({ type }) => type !== 'date')
  return (
    <details className={css.filters} open={set > 0 || undefined}>
      <summary ref={summary} className={css.summary}>
        <ChevronDown className={css.chevron} aria-hidden="true" size={16} />
        Filters
        {set > 0 && <span className={css.count}>{set} set</span>}
      </summary>
      <form ref={form} className={css.form} onSubmit={apply}>
        {others.map(field)}
        <div className={css.range}>{dates.map(field)}</div>
        <div className={css.actions}>
          <Button type="submit" kind="go">
            Apply
          </Button>
          <Button disabled={set === 0} onClick={() => onFilter({})}>
            Clear filters
          </Button>
        </div>
      </form>
    </details>
  )
}

// Follows other changes of the address: Back, a link. Sets the values directly, since a new form would lose the focus.
function useFieldsOf(form: RefObject<HTMLFormElement | null>, filters: Record<string, string>): void {
  const text = JSON.stringify(filters)
  useEffect(() => {
    for (const [name, value] of Object.entries<string>(JSON.parse(text))) {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value
    }
  }, [form, text])
}

interface FieldProps {
  filter: LogFilter
  value: string
  problem: string | undefined
  onChoose: () => void
}

function FilterField({ filter, value, problem, onChoose }: FieldProps) {
  const id = useId()
  const { name, label, options, type = 'text', placeholder } = filter
  const wrong = { 'aria-invalid': problem !== undefined, 'aria-describedby': problem && `${id}-problem` }
  // A value from the address that is not among the options is added, or it would filter without being shown.
  const known = options?.some((option) => option.value === value)
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      {options ? (
        <select id={id} name={name} className={css.input} {...wrong} defaultValue={value} onChange={onChoose}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
          {!known && <option value={value}>{value}</option>}
        </select>
      ) : (
        <input
          id={id}
          name={name}
          className={css.input}
          type={type === 'number' ? 'text' : type}
          inputMode={type === 'number' ? 'numeric' : undefined}
          placeholder={placeholder}
          maxLength={1000}
          autoComplete="off"
          spellCheck={false}
          {...wrong}
          defaultValue={value}
        />
      )}
      {problem && (
        <p id={`${id}-problem`} className={formField.error}>
          {problem}
        </p>
      )}
    </div>
  )
}
