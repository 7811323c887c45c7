import type { KeyboardEvent } from 'react'
import { formatNumber } from '#contract/text/number-format'
import { isComposing } from '../is-composing.ts'
import css from './field.module.css'
import type { Option } from './fields.ts'

interface Props {
  label: string
  typed: string
  onType: (typed: string) => void
  found: readonly Option[]
  onChoose: (option: Option) => void
}

/** The search above a select with many options; Enter chooses the best match. */
export function OptionSearch({ label, typed, onType, found, onChoose }: Props) {
  const isSearched = typed.trim() !== ''
  // Enter would save the form, and Escape close it.
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (isSearched && found[0]) onChoose(found[0])
    }
    if (event.key !== 'Escape' || typed === '') return
    event.preventDefault()
    event.stopPropagation()
    onType('')
  }
  return (
    <>
      <input
        type="search"
        className={css.input}
        aria-label={label}
        placeholder={label}
        maxLength={200}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
      />
      <p role="status" className={css.hint}>
        {isSearched ? inWords(found) : `${formatNumber(found.length)} to choose from.`}
      </p>
    </>
  )
}

function inWords([best, ...others]: readonly Option[]): string {
  if (!best) return 'Nothing matches.'
  if (others.length === 0) return `One match. Enter chooses ${best.label}.`
  return `${formatNumber(others.length + 1)} matches. Enter chooses the first, ${best.label}.`
}
