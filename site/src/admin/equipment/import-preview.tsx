import { useEffect, useRef, useState } from 'react'
import type { EquipmentImportResponse, ImportAction, ImportedRow } from '#contract/catalogue/equipment-import'
import { ShowMore } from '../ui/list/show-more.tsx'
import { useIncrementalList } from '../ui/list/use-incremental-list.ts'
import { Notice } from '../ui/state/notice.tsx'
import { StateBadge } from '../ui/state-badge.tsx'
import { Tabs } from '../ui/tabs.tsx'
import css from './import.module.css'
import type { ImportList } from './import-list.ts'
import { ACTION_LOOKS, rowDetails } from './import-words.ts'

const ACTIONS = ['refuse', 'add', 'change', 'same'] as const
const AT_ONCE = 200

type NumberOf = (index: number) => number

interface Props {
  response: EquipmentImportResponse
  list: ImportList
}

/** What would happen to each row, grouped by outcome; the refused ones first. */
export function ImportPreview({ response: { rows, counts }, list: { ignored, rowNumbers } }: Props) {
  const numberOf = (index: number) => rowNumbers?.[index] ?? index + 1
  const [chosen, setChosen] = useState<ImportAction | 'all'>(counts.refuse > 0 ? 'refuse' : 'all')
  const ref = useRef<HTMLElement>(null)
  // The pressed button is replaced by another, which on a phone is out of view, so the preview gets the focus.
  useEffect(() => ref.current?.focus(), [])
  return (
    <section ref={ref} tabIndex={-1} className={css.preview} aria-label="What would be imported">
      {counts.refuse > 0 && (
        <Notice tone="stop" title="Nothing can be imported yet">
          <p>An import is all or nothing. Fix the refused rows, then check the list again.</p>
        </Notice>
      )}
      {counts.refuse + counts.add + counts.change === 0 && (
        <Notice tone="neutral">Everything on this list is already in the catalog.</Notice>
      )}
      {ignored.length > 0 && <Notice tone="neutral">Columns that are not read: {ignored.join(', ')}.</Notice>}
      <div className={css.outcomes}>
        <Tabs
          label="Rows by what becomes of them"
          value={chosen}
          onChange={setChosen}
          tabs={[
            { key: 'all', label: 'All rows', count: rows.length },
            ...ACTIONS.map((key) => ({ key, label: ACTION_LOOKS[key].label, count: counts[key] })),
          ]}
        >
          <Rows
            key={chosen}
            rows={chosen === 'all' ? rows : rows.filter(({ action }) => action === chosen)}
            numberOf={numberOf}
          />
        </Tabs>
      </div>
    </section>
  )
}

function Rows({ rows, numberOf }: { rows: readonly ImportedRow[]; numberOf: NumberOf }) {
  const { shown, list } = useIncrementalList(rows, AT_ONCE)
  if (rows.length === 0) return <p className={css.none}>None.</p>
  return (
    <>
      <ol>
        {shown.map((row) => (
          <Row key={row.index} row={row} numberOf={numberOf} />
        ))}
      </ol>
      <ShowMore list={list} />
    </>
  )
}

function Row({ row, numberOf }: { row: ImportedRow; numberOf: NumberOf }) {
  const { index, action, name, category } = row
  return (
    <li className={css.row}>
      <span className={css.index}>Row {numberOf(index)}</span>
      <StateBadge look={ACTION_LOOKS[action]} />
      <div className={css.what}>
        <p>
          <strong>{name || 'Without a name'}</strong> {category && <span className={css.soft}>{category}</span>}
        </p>
        {rowDetails(row, numberOf).map((sentence) => (
          <p key={sentence} className={css.soft}>
            {sentence}
          </p>
        ))}
      </div>
    </li>
  )
}
