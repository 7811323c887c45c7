import { type CSSProperties, useMemo } from 'react'
import type { Day } from '#contract/wire'
import { addDays, dayInWords, dayOfMonth, daysIncluded, shortDay, weekday } from '#domain/days'
import css from './grid.module.css'
import type { RowContext } from './lane-cell.tsx'
import { lanesOf } from './lanes.ts'
import type { Fleet } from './queries.ts'
import { repeatedNames } from './repeated-names.ts'
import { TrailerRows } from './trailer-rows.tsx'
import { type DaysChoice, useDaysChoice } from './use-days-choice.ts'
import { useGridKeys } from './use-grid-keys.ts'

/** Props of the grid. */
export interface GridProps {
  fleet: Fleet
  /** The window, in words. */
  label: string
  /** Id of the request that is open. */
  open: number | null
  context: RowContext
  onChosen: (choice: DaysChoice) => void
  onTurn: (by: 1 | -1) => void
}

/** The fleet by days: a row for each trailer, a column for each day. */
export function FleetGrid({ fleet, label, open, context, onChosen, onTurn }: GridProps) {
  const { window } = fleet
  const rows = useMemo(() => rowsOf(fleet, context.today), [fleet, context.today])
  const lanes = useMemo(() => rows.flatMap((row) => row.lanes), [rows])
  const chosen = useDaysChoice(onChosen)
  const keys = useGridKeys({ lanes, window, today: context.today, choice: chosen, onTurn })
  const days = Array.from({ length: daysIncluded(window.start, window.end) }, (_, place) =>
    addDays(window.start, place),
  )
  const today = days.indexOf(context.today)
  const columns = { left: 'var(--names)', '--shown': days.length }
  const ahead: CSSProperties & Record<'--ahead', number> = {
    '--ahead': days.filter((day) => day >= context.today).length / days.length,
  }
  return (
    <div className={css.whole} style={ahead} data-days={days.length > 7 ? 'many' : 'few'}>
      <span className={css.lines} style={columns} aria-hidden="true" />
      {today >= 0 && (
        <span
          className={css.today}
          style={{ left: `calc(var(--names) + (100% - var(--names)) * ${(today + 0.5) / days.length} - 1px)` }}
          aria-hidden="true"
        />
      )}
      <table
        {...keys.table}
        {...(context.mayEnter && chosen.pointer)}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid of the WAI-ARIA practices
        role="grid"
        aria-label={`Fleet, ${label}`}
        className={css.grid}
      >
        <thead>
          <tr>
            <th scope="col" className={css.corner}>
              Trailer
            </th>
            {days.map((day) => (
              <DayHead key={day} day={day} isToday={day === context.today} />
            ))}
          </tr>
        </thead>
        {rows.map(({ trailer, isRepeated, lanes, top }) => (
          <TrailerRows
            key={trailer.id}
            trailer={trailer}
            isRepeated={isRepeated}
            lanes={lanes}
            top={top}
            place={within(keys.place.lane, top, lanes.length) ? keys.place : null}
            choice={chosen.choice?.trailer === trailer.id ? chosen.choice : null}
            open={fleet.rentals.get(trailer.id)?.some(({ id }) => id === open) ? open : null}
            context={context}
          />
        ))}
      </table>
    </div>
  )
}

function DayHead({ day, isToday }: { day: Day; isToday: boolean }) {
  const isFirst = dayOfMonth(day) === 1
  // A window spans months: on its first day, the month's name stands in for the weekday's, which there is no room beside.
  const above = isFirst ? shortDay(day).slice(0, 3) : dayInWords(day).slice(0, 2)
  return (
    <th
      scope="col"
      abbr={dayInWords(day, 'long')}
      className={css.day}
      aria-current={isToday ? 'date' : undefined}
      data-weekend={weekday(day) % 6 === 0 || undefined}
      data-first={isFirst || undefined}
    >
      <span className={css.above}>{above}</span> <span className={css.number}>{dayOfMonth(day)}</span>
    </th>
  )
}

function rowsOf({ trailers, rentals, window }: Fleet, today: Day) {
  let top = 0
  const repeated = repeatedNames(trailers)
  return trailers.map((trailer) => {
    const lanes = lanesOf(rentals.get(trailer.id) ?? [], trailer.buffer_days, window, today)
    const row = { trailer, isRepeated: repeated.has(trailer.name), lanes, top }
    top += lanes.length
    return row
  })
}

function within(lane: number, top: number, count: number): boolean {
  return lane >= top && lane < top + count
}
