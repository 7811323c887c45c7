import { useStore } from '@nanostores/react'
import { fullBuildInWords } from '#domain/build/limit'
import type { EquipmentGroup, EquipmentView } from '../../views/equipment-search.ts'
import type { Builder } from './builder.ts'
import styles from './equipment-list.module.css'
import { LinkButton } from './link-button.tsx'

interface Props {
  builder: Builder
  groups: readonly EquipmentGroup[]
  view: EquipmentView
  onView: (view: EquipmentView) => void
}

/** Search, and the actions on everything visible. */
export function EquipmentTools({ builder, groups, view, onView }: Props) {
  const { items, ids } = useStore(builder.$chosen)
  const full = fullBuildInWords(useStore(builder.$draft).items)
  const visible = groups.flatMap((group) => group.items.map(({ id }) => id))

  // Scrolls the field to the top, since the results are below it and would be out of sight.
  function search(field: HTMLInputElement) {
    if (!view.query) field.parentElement?.scrollIntoView()
    onView({ ...view, query: field.value })
  }

  return (
    <div className={styles.tools}>
      <div className="field">
        <label htmlFor="equipment-search">Search equipment</label>
        <input
          id="equipment-search"
          type="search"
          value={view.query}
          placeholder="Griddle, sink, 48&quot; …"
          autoComplete="off"
          onChange={(event) => search(event.target)}
        />
      </div>
      <div className={styles.bulk}>
        {/* Not `disabled`, which would take the focus away from the visitor who has just pressed it. */}
        <LinkButton aria-disabled={visible.every((id) => ids.has(id))} onClick={() => builder.addItems(visible)}>
          Select All
        </LinkButton>
        <LinkButton aria-disabled={!visible.some((id) => ids.has(id))} onClick={() => builder.removeItems(visible)}>
          Clear All
        </LinkButton>
        <label>
          <input
            id="only-selected"
            type="checkbox"
            checked={view.onlySelected}
            onChange={(event) => onView({ ...view, onlySelected: event.target.checked })}
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
