import { memo } from 'react'
import type { FleetTrailer } from '#contract/catalogue/fleet-calendar'
import { daysInWords } from '#domain/days'
import { TRAILER_LOOKS } from '../status-looks.ts'
import { StateBadge } from '../ui/state-badge.tsx'
import css from './grid.module.css'
import { LaneCell, type RowContext } from './lane-cell.tsx'
import type { Cell, Lane } from './lanes.ts'
import { besideBar } from './name-placement.ts'
import { columnsOf, type Place } from './steps.ts'
import { type DaysChoice, daysOf } from './use-days-choice.ts'

interface Props {
  trailer: FleetTrailer
  /** Whether another trailer has the same name. */
  isRepeated: boolean
  lanes: readonly Lane[]
  /** Index of its first lane in the grid. */
  top: number
  /** The tab stop, if it is in these lanes. */
  place: Place | null
  choice: DaysChoice | null
  /** Id of the request that is open, if it is in these lanes. */
  open: number | null
  context: RowContext
}

/** A trailer with its requests, one row per lane. */
export const TrailerRows = memo(function TrailerRows({
  trailer,
  isRepeated,
  lanes,
  top,
  place,
  choice,
  open,
  context,
}: Props) {
  const chosen = choice && daysOf(choice)
  const toCell = (cell: Cell, lane: Lane, index: number, at: number) => {
    const { first, last } = columnsOf(lane, cell)
    const isStop = place?.lane === top + index && first <= place.column && place.column <= last
    return (
      <LaneCell
        key={`${cell.start}-${cell.kind}`}
        cell={cell}
        beside={besideBar(lane, at)}
        isStop={isStop}
        isChosen={chosen !== null && chosen.start <= cell.start && cell.start <= chosen.end}
        trailer={trailer.id}
        lane={top + index}
        column={first}
        isOpen={cell.kind === 'rental' && cell.rental.id === open}
        context={context}
      />
    )
  }
  return (
    <tbody className={css.trailer} data-status={trailer.status}>
      {lanes.map((lane, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a lane has no name but its place
        <tr key={index}>
          {index === 0 && <TrailerName trailer={trailer} isRepeated={isRepeated} lanes={lanes.length} />}
          {lane.map((cell, at) => toCell(cell, lane, index, at))}
        </tr>
      ))}
    </tbody>
  )
})

interface NameProps {
  trailer: FleetTrailer
  isRepeated: boolean
  lanes: number
}

function TrailerName({ trailer: { id, name, status, buffer_days }, isRepeated, lanes }: NameProps) {
  return (
    <th scope="row" rowSpan={lanes} className={css.name}>
      <span className={css.words} title={name}>
        {name}
      </span>
      {isRepeated && <span className={css.small}>#{id}</span>}
      {status !== 'available' && <StateBadge look={TRAILER_LOOKS[status]} />}
      {buffer_days > 0 && <span className={css.small}>{daysInWords(buffer_days)} between rentals</span>}
    </th>
  )
}
