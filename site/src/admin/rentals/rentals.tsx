import { CalendarDays } from 'lucide-react'
import type { Rental } from '#contract/rental'
import { paths } from '../../paths.ts'
import { RequestMoves } from '../requests/moves.tsx'
import { type OpenProps, RequestDesk } from '../requests/request-desk.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { rentalDesk as desk, rentalQueries as queries } from './desk.ts'
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
  return <RequestMoves desk={desk} queries={queries} {...open} />
}

const parts = { desk, queries, Row, Facts, Moves, nothing }

/** Rental requests: what came in, and what becomes of it. */
export default function Rentals() {
  return <RequestDesk parts={parts} />
}
