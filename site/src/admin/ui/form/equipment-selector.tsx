import { type KeyboardEvent, useCallback, useDeferredValue, useId, useMemo, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { formatNumber } from '#contract/text/number-format'
import { Button } from '../button.tsx'
import { isComposing } from '../is-composing.ts'
import css from './equipment.module.css'
import { EquipmentGroups } from './equipment-groups.tsx'
import {
  chosenIds,
  countPieces,
  groupByCategory,
  groupsWithIds,
  noEquipmentReason,
  searchGroups,
  selectable,
  toggled,
} from './equipment-rules.ts'
import field from './field.module.css'
import { FieldFrame, useField } from './field-frame.tsx'
import type { EquipmentSelectorSpec } from './fields.ts'
import { MoreItems } from './more-items.tsx'
import { useRovingFocus } from './use-roving-focus.ts'

// Thousands of checkboxes would make typing slow.
const AT_ONCE = 150

/** Equipment to choose from, by category, with a search that hides but never deselects. */
export function EquipmentSelector({ field: spec }: { field: EquipmentSelectorSpec }) {
  const { name } = spec
  const { id, problem } = useField(spec)
  const { field: held } = useController({ name })
  const { getValues } = useFormContext()
  const { onChange } = held
  const [q, setQ] = useState('')
  const [most, setMost] = useState(AT_ONCE)
  const [onlyChosen, setOnlyChosen] = useState(false)
  const [byKeyboard, setByKeyboard] = useState(false)
  const keysId = useId()
  const isLocked = spec.locked !== undefined
  const stop = useRovingFocus<HTMLElement>('input:enabled', most)
  // Rendering what a search finds is deferred, so that typing stays fast. The whole list is back at once when the search is
  // emptied: a Tab that follows Escape would find no piece to go to.
  const deferred = useDeferredValue(q)
  const sought = q === '' ? '' : deferred
  const all = useMemo(() => groupByCategory(selectable(spec.items)), [spec.items])
  const chosen = useMemo(() => chosenIds(held.value), [held.value])
  const offered = useMemo(() => (onlyChosen ? groupsWithIds(all, chosen) : all), [all, chosen, onlyChosen])
  const found = useMemo(() => searchGroups(offered, sought), [offered, sought])
  const count = countPieces(found)
  const toggle = useCallback(
    (piece: number) => onChange(toggled(chosenIds(getValues(name)), piece)),
    [onChange, getValues, name],
  )
  const search = (words: string) => {
    setQ(words)
    setMost(AT_ONCE)
  }
  // Also what “Show more” still holds back: of a list that is a little longer, “all” would miss the last few pieces unseen.
  const visible = () => found.flatMap(({ pieces }) => pieces.map(({ id }) => id))
  const chooseAll = () => onChange([...new Set([...chosen, ...visible()])])
  const clearAll = () => {
    const gone = new Set(visible())
    onChange(chosen.filter((id) => !gone.has(id)))
  }
  // Enter would save the form, and Escape close it.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') event.preventDefault()
    if (event.key !== 'Escape' || !q || isComposing(event)) return
    event.preventDefault()
    event.stopPropagation()
    search('')
  }
  return (
    <FieldFrame field={spec} id={id} problem={problem} group>
      <EquipmentTools
        onlyChosen={onlyChosen}
        onOnlyChosen={setOnlyChosen}
        onChooseAll={isLocked ? undefined : chooseAll}
        onClearAll={clearAll}
      />
      <input
        ref={held.ref}
        className={field.input}
        type="search"
        aria-label={`Search ${spec.label.toLowerCase()}`}
        placeholder="Search name or category"
        value={q}
        onChange={(event) => search(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <section
        {...stop}
        className={css.groups}
        onFocus={(event) => {
          stop.onFocus(event)
          setByKeyboard(event.target.matches(':focus-visible'))
        }}
        onBlur={() => setByKeyboard(false)}
        // What scrolls must be reachable by keyboard, and locked checkboxes are not.
        tabIndex={isLocked ? 0 : undefined}
        aria-label={spec.label}
        aria-describedby={isLocked ? undefined : keysId}
      >
        <EquipmentGroups found={found} most={most} chosen={chosen} locked={isLocked} onToggle={toggle} />
        {count === 0 && (
          <p className={field.hint}>{noEquipmentReason({ isEmpty: all.length === 0, onlyChosen, sought })}</p>
        )}
        {count > most && (
          <MoreItems
            shown={most}
            count={count}
            hint="Search to narrow the list, or"
            onMore={() => setMost(most + AT_ONCE)}
          />
        )}
      </section>
      <div className={css.below}>
        <p className={field.small} aria-live="polite">
          {formatNumber(chosen.length)} selected
        </p>
        <p id={keysId} className={css.keys} data-shown={byKeyboard}>
          Arrow keys move, Page keys change the category, Space selects.
        </p>
      </div>
    </FieldFrame>
  )
}

interface EquipmentToolsProps {
  onlyChosen: boolean
  onOnlyChosen: (only: boolean) => void
  /** Absent where nothing can be chosen. */
  onChooseAll?: (() => void) | undefined
  onClearAll: () => void
}

/** What a list of equipment shows, and the actions on all that is visible (rulings, section 7). */
function EquipmentTools({ onlyChosen, onOnlyChosen, onChooseAll, onClearAll }: EquipmentToolsProps) {
  return (
    <div className={css.tools}>
      <label className={field.check}>
        <input type="checkbox" checked={onlyChosen} onChange={({ target }) => onOnlyChosen(target.checked)} />
        Show only selected
      </label>
      {onChooseAll && (
        <div className={css.bulk}>
          <Button onClick={onChooseAll}>Select All</Button>
          <Button onClick={onClearAll}>Clear All</Button>
        </div>
      )}
    </div>
  )
}
