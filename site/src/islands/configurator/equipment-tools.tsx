import { useStore } from '@nanostores/react'
import { type KeyboardEvent, useState } from 'react'
import { fullBuildInWords } from '#domain/build/limit'
import type { BuildDraft } from '../../stores/build-draft.ts'
import type { EquipmentFilter, EquipmentGroup } from '../../views/equipment/search.ts'
import type { Builder } from './builder.ts'
import styles from './equipment-list.module.css'
import { LinkButton } from './link-button.tsx'

interface Props {
  builder: Builder
  groups: readonly EquipmentGroup[]
  filter: EquipmentFilter
  onFilter: (filter: EquipmentFilter) => void
}

/** Search, and the actions on everything visible. */
export function EquipmentTools({ builder, groups, filter, onFilter }: Props) {
  const { items, ids } = useStore(builder.$chosen)
  const draft = useStore(builder.$draft)
  const full = fullBuildInWords(draft.items)
  const visible = groups.flatMap((group) => group.items.map(({ id }) => id))
  // Nothing more fits into a full build.
  const unselected = full ? [] : visible.filter((id) => !ids.has(id))
  const selected = visible.filter((id) => ids.has(id))
  // A slip of the finger must not cost what was picked one by one. Undo is offered until the next change.
  const [undo, setUndo] = useState<{ before: BuildDraft; after: BuildDraft } | null>(null)

  function changeAll(change: (ids: readonly number[]) => void, affected: readonly number[]) {
    if (affected.length === 0) return
    change(affected)
    setUndo({ before: draft, after: builder.$draft.get() })
  }

  function takeBack(before: BuildDraft) {
    // The pressed button is about to go, and would take the focus with it.
    document.getElementById('clear-all')?.focus()
    builder.restoreItems(before)
  }

  // Scrolls the field to the top, since the results are below it and would be out of sight.
  function search(field: HTMLInputElement) {
    if (!filter.query) field.parentElement?.scrollIntoView()
    onFilter({ ...filter, query: field.value })
  }

  return (
    <div className={styles.tools}>
      <div className="field">
        <label htmlFor="equipment-search">Search equipment</label>
        <input
          id="equipment-search"
          type="search"
          value={filter.query}
          placeholder="Griddle, sink, 48&quot; …"
          autoComplete="off"
          onChange={(event) => search(event.target)}
          onKeyDown={closeKeyboard}
        />
      </div>
      <div className={styles.bulk}>
        {/* Not `disabled`, which would take the focus away from the visitor who has just pressed it. */}
        <LinkButton aria-disabled={unselected.length === 0} onClick={() => changeAll(builder.addItems, unselected)}>
          Select All
        </LinkButton>
        <LinkButton
          id="clear-all"
          aria-disabled={selected.length === 0}
          onClick={() => changeAll(builder.removeItems, selected)}
        >
          Clear All
        </LinkButton>
        {undo?.after === draft && <LinkButton onClick={() => takeBack(undo.before)}>Undo</LinkButton>}
        <label>
          <input
            id="only-selected"
            type="checkbox"
            checked={filter.onlySelected}
            onChange={(event) => onFilter({ ...filter, onlySelected: event.target.checked })}
          />
          Show only selected
        </label>
        <output>{items.length} selected</output>
      </div>
      <p role="status" className={styles.full}>
        {full ?? ''}
      </p>
    </div>
  )
}

// What was searched for is shown already: the key that says Search on a phone uncovers it, as the keyboard hides half of the screen.
function closeKeyboard({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): void {
  if (key === 'Enter' && matchMedia('(pointer: coarse)').matches) currentTarget.blur()
}
