import { useStore } from '@nanostores/react'
import { Caravan } from 'lucide-react'
import { type ReactNode, useCallback, useMemo } from 'react'
import type { Rental, RentalStatus } from '#contract/requests/rental'
import { rangeInWords } from '#domain/days'
import { $today } from '../now.ts'
import { deskHref, readAddress } from '../requests/address.ts'
import { RequestDetail } from '../requests/detail.tsx'
import type { DeskParts } from '../requests/request-desk.tsx'
import { useReturnToRow } from '../requests/use-return-to-row.ts'
import { goTo, sectionHref, useAddress } from '../router.ts'
import { useHasPermission } from '../session/session.ts'
import { Header } from '../shell/header.tsx'
import { ShowMore } from '../ui/list/show-more.tsx'
import { Skeleton } from '../ui/list/skeleton.tsx'
import { EmptyState } from '../ui/state/empty-state.tsx'
import { Loaded } from '../ui/state/loaded.tsx'
import { Notice } from '../ui/state/notice.tsx'
import { adjacentDay, calendarHref, calendarSearch, entryHref, readCalendar, windowOf } from './address.ts'
import css from './fleet-calendar.module.css'
import { FleetGrid, type GridProps } from './grid.tsx'
import { type Fleet, useFleet } from './queries.ts'
import { Toolbar } from './toolbar.tsx'
import { type DaysChoice, daysOf } from './use-days-choice.ts'
import { useScrollToDays } from './use-scroll-to-days.ts'

interface Props {
  parts: DeskParts<RentalStatus, Rental>
  /** Shown in the header. */
  tools: ReactNode
}

/** The rentals by day: which trailer is rented when, and who requests what is free. */
export function FleetCalendar({ parts, tools }: Props) {
  const { desk } = parts
  const { search } = useAddress()
  const today = useStore($today)
  const calendar = readCalendar(search)
  const address = useMemo(
    () => ({ ...readAddress(desk, search), keep: calendarSearch(readCalendar(search)) }),
    [desk, search],
  )
  const { open } = address
  const { start, end } = windowOf(calendar.span, calendar.from ?? today)
  const window = useMemo(() => ({ start, end }), [start, end])
  const fleet = useFleet(window)
  const mayEnter = useHasPermission(desk.manage)
  useReturnToRow(desk, { open, view: `${start} ${end}` })
  const closed = deskHref(desk, { ...address, open: null })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same until more of the address changes than the open request
  const hrefOf = useCallback((id: number) => deskHref(desk, { ...address, open: id }), [desk, closed])
  const context = useMemo(() => ({ today, hrefOf, mayEnter }), [today, hrefOf, mayEnter])
  const enter = (choice: DaysChoice) => goTo(entryHref(search, { trailer: choice.trailer, ...daysOf(choice) }))
  // From the window in the address: the one that is shown stays until the next one has loaded.
  const turn = (by: 1 | -1) => goTo(calendarHref({ ...calendar, from: adjacentDay(calendar.span, start, by) }))
  return (
    <>
      <Header>{tools}</Header>
      <Toolbar address={calendar} window={window} hasRows={!!fleet.data?.trailers.length} onTurn={turn} />
      <div className={css.desk}>
        <Loaded
          query={fleet}
          failed="The calendar could not be loaded"
          skeleton={<Skeleton label="Loading the calendar" rows={8} />}
        >
          {(shown) => <Shown shown={shown} list={fleet} open={open} context={context} onChosen={enter} onTurn={turn} />}
        </Loaded>
        {open !== null && <RequestDetail key={open} parts={parts} id={open} address={address} />}
      </div>
    </>
  )
}

interface ShownProps extends Omit<GridProps, 'fleet' | 'label'> {
  shown: Fleet
  list: ReturnType<typeof useFleet>
}

function Shown({ shown, list, ...grid }: ShownProps) {
  const scroll = useScrollToDays(shown.window, grid.open)
  if (shown.trailers.length === 0) return <NoTrailers />
  return (
    <div ref={scroll} className={css.scroll} aria-busy={list.isPlaceholderData}>
      {!shown.complete && (
        <Notice tone="neutral">
          There are more requests in these days than fit here. Some pending ones are left out.
        </Notice>
      )}
      <FleetGrid {...grid} fleet={shown} label={rangeInWords(shown.window.start, shown.window.end)} />
      <ShowMore list={list} />
    </div>
  )
}

function NoTrailers() {
  return (
    <EmptyState icon={Caravan} title="No Trailers">
      <p>Every rental trailer gets a row here, with the days on which it is rented.</p>
      <a href={sectionHref('rental-trailers')}>Add the first trailer</a>
    </EmptyState>
  )
}
