import { useStore } from '@nanostores/react'
import { CalendarDays } from 'lucide-react'
import type { Rental, RentalStatus } from '#contract/requests/rental'
import { dayInWords } from '#domain/days'
import { rentalRejection as rejectionOf } from '#domain/mail/request-facts'
import { approvalRefusal } from '#domain/rental/status'
import { paths } from '../../paths.ts'
import { entryHref, isCalendar, readEntry } from '../fleet/address.ts'
import { EntryDialog } from '../fleet/entry-dialog.tsx'
import { FleetCalendar } from '../fleet/fleet-calendar.tsx'
import { HeaderTools } from '../fleet/header-tools.tsx'
import { $today } from '../now.ts'
import { RequestMoves } from '../requests/moves.tsx'
import { type OpenProps, RequestDesk } from '../requests/request-desk.tsx'
import { goTo, useAddress } from '../router.ts'
import { useHasPermission } from '../session/session.ts'
import { EmptyState } from '../ui/state/empty-state.tsx'
import { OnceAllowed } from '../ui/state/once-allowed.tsx'
import { useFocusFallback } from '../ui/use-focus-fallback.ts'
import { rentalDesk as desk, rentalQueries as queries } from './desk.ts'
import { rentalColumns } from './export.ts'
import { RentalFacts as Facts } from './facts.tsx'
import { RentalRow as Row } from './row.tsx'

const nothing = (
  <EmptyState icon={CalendarDays} title={desk.emptyTitle}>
    <p>When a visitor asks for a trailer, the request appears here. Make sure your trailers are set to available.</p>
    <a href={paths.rentals} target="_blank" rel="noreferrer">
      See what visitors see
    </a>
  </EmptyState>
)

function Moves(open: OpenProps<Rental>) {
  const { search } = useAddress()
  const { rental_start_date: start, rental_end_date: end } = open.request
  return (
    <RequestMoves
      desk={desk}
      queries={queries}
      rejectionOf={rejectionOf}
      refusalOf={refusalOf}
      doubtOf={doubtOf}
      {...open}
    >
      <p>
        <a href={entryHref(search, { trailer: null, start, end })}>Enter a request for these days</a>
      </p>
    </RequestMoves>
  )
}

function refusalOf(rental: Rental, to: RentalStatus) {
  return to === 'approved' ? approvalRefusal(rental) : null
}

function doubtOf({ rental_start_date: start }: Rental, to: RentalStatus) {
  if (to !== 'completed' || start <= $today.get()) return null
  return `Its first day is still to come: ${dayInWords(start)}. If the customer has canceled, reject it instead.`
}

const parts = { desk, queries, Row, Facts, Moves, rejectionOf, nothing, columns: rentalColumns }

/** Rental requests: what came in, and what is decided, as a list or by days. */
export default function Rentals() {
  const { search } = useAddress()
  const today = useStore($today)
  const entry = readEntry(search)
  const mayManage = useHasPermission(desk.manage)
  const toggle = useFocusFallback<HTMLButtonElement>(isCalendar(search))
  const tools = <HeaderTools search={search} mayManage={mayManage} toggle={toggle} />
  return (
    <>
      {isCalendar(search) ? <FleetCalendar parts={parts} tools={tools} /> : <RequestDesk parts={parts} tools={tools} />}
      {entry && (
        <OnceAllowed allowed={mayManage}>
          <EntryDialog
            entry={entry}
            today={today}
            onClose={() => goTo(entryHref(search, null))}
            onStored={(id) => goTo(entryHref({ ...search, open: String(id) }, null))}
          />
        </OnceAllowed>
      )}
    </>
  )
}
