import type { Day } from '#contract/wire'
import { rentalDesk } from '../rentals/desk.ts'
import { rowId } from '../requests/use-return-to-row.ts'
import css from './grid.module.css'
import type { Cell } from './lanes.ts'
import type { NamePlacement } from './name-placement.ts'
import { freeInWords, keptInWords, rentalInWords } from './words.ts'

/** Props shared by every row of the calendar. */
export interface RowContext {
  today: Day
  hrefOf: (id: number) => string
  /** The person may enter a request on a free day. */
  mayEnter: boolean
}

interface Props {
  cell: Cell
  /** Where the name of a short bar stands. */
  beside: NamePlacement | null
  /** This cell is the tab stop. */
  isStop: boolean
  isChosen: boolean
  /** Its request is open. */
  isOpen: boolean
  trailer: number
  lane: number
  column: number
  context: RowContext
}

/** A bar, a free day, or days kept free. */
export function LaneCell({ cell, beside, isStop, isChosen, isOpen, trailer, lane, column, context }: Props) {
  const { today, hrefOf, mayEnter } = context
  const stop = { 'data-lane': lane, 'data-column': column, tabIndex: isStop ? 0 : -1 }
  switch (cell.kind) {
    case 'none':
      return <td colSpan={cell.days} />
    case 'kept':
      return (
        <td {...stop} colSpan={cell.days} className={css.kept} title={keptInWords(cell)}>
          <span className="visually-hidden">{keptInWords(cell)}</span>
          <span className={css.tail} aria-hidden="true" />
        </td>
      )
    case 'rental': {
      const { rental, before, after, days } = cell
      const words = rentalInWords(rental)
      return (
        <td colSpan={days} className={css.taken}>
          <a
            {...stop}
            id={rowId(rentalDesk, rental.id)}
            className={css.bar}
            href={hrefOf(rental.id)}
            title={words}
            aria-label={words}
            aria-current={isOpen ? 'true' : undefined}
            data-status={rental.status}
            data-before={before || undefined}
            data-after={after || undefined}
            data-short={beside !== null || undefined}
          >
            <span className={css.who}>{rental.customer_name}</span>
          </a>
          {beside && <NameBeside name={rental.customer_name} days={days} {...beside} />}
        </td>
      )
    }
    case 'free':
      return (
        // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid can be selected
        <td className={css.free} aria-selected={isChosen} data-today={cell.start === today || undefined}>
          <button
            {...stop}
            type="button"
            data-trailer={trailer}
            data-day={cell.start}
            aria-label={freeInWords(cell.start)}
            aria-disabled={!mayEnter || undefined}
          />
        </td>
      )
  }
}

function NameBeside({ name, days, tail, room }: { name: string; days: number } & NamePlacement) {
  const style = { left: `${(1 + tail / days) * 100}%`, maxWidth: `${(room / days) * 100}%` }
  return (
    <span className={css.beside} style={style} aria-hidden="true">
      {name}
    </span>
  )
}
