import type { RentalStatus, RentalStatusChange } from '#contract/requests/rental'
import { addDays } from '#domain/days'

interface DemoRental {
  trailer: number
  /** Days from today to the first day, and how many days. */
  starts: number
  days: number
  status: RentalStatus
  customer: readonly [name: string, email: string, phone: string]
  /** Days ago it was sent. */
  sent: number
  delivery?: string
  wishes?: string
  reason?: string
}

const customers = {
  ana: ['Ana Lucía Reyes', 'ana.reyes@example.org', '(813) 555-0111'],
  marcus: ['Marcus Bell', 'marcus@example.org', '(727) 555-0164'],
  priya: ['Priya Raman', 'priya.raman@example.org', '(813) 555-0178'],
  tom: ['Tom O’Hara', 'tom.ohara@example.org', '(941) 555-0125'],
  deshawn: ['Deshawn Whitaker', 'deshawn@example.org', '(813) 555-0193'],
  linh: ['Linh Tran', 'linh.tran@example.org', '(656) 555-0107'],
} as const satisfies Record<string, DemoRental['customer']>

export const DEMO_RENTALS: DemoRental[] = [
  { trailer: 1, starts: -40, days: 7, status: 'completed', customer: customers.ana, sent: 52 },
  {
    trailer: 3,
    starts: -24,
    days: 3,
    status: 'completed',
    customer: customers.marcus,
    sent: 41,
    delivery: '88 Harbor Way, Sarasota, FL 34236',
  },
  { trailer: 2, starts: -12, days: 2, status: 'completed', customer: customers.priya, sent: 20 },
  {
    trailer: 4,
    starts: -6,
    days: 4,
    status: 'rejected',
    customer: customers.tom,
    sent: 15,
    reason: 'The trailer was in the workshop that week. We offered another one.',
  },
  {
    trailer: 5,
    starts: -3,
    days: 21,
    status: 'approved',
    customer: customers.deshawn,
    sent: 12,
    wishes: 'We take over from the last renter on site, please send the keys along.',
  },
  {
    trailer: 1,
    starts: 9,
    days: 3,
    status: 'approved',
    customer: customers.linh,
    sent: 8,
    delivery: '1502 W Swann Avenue, Tampa, FL 33606',
  },
  { trailer: 2, starts: 5, days: 2, status: 'approved', customer: customers.ana, sent: 6 },
  { trailer: 3, starts: 14, days: 30, status: 'approved', customer: customers.marcus, sent: 5 },
  { trailer: 2, starts: 20, days: 1, status: 'rejected', customer: customers.deshawn, sent: 4 },
  {
    trailer: 1,
    starts: 10,
    days: 5,
    status: 'pending',
    customer: customers.priya,
    sent: 2,
    wishes: 'Two propane tanks filled, and a pick-up after 6 pm if that is possible.',
  },
  { trailer: 4, starts: 8, days: 2, status: 'pending', customer: customers.linh, sent: 1 },
  {
    trailer: 2,
    starts: 12,
    days: 10,
    status: 'pending',
    customer: customers.tom,
    sent: 0,
    delivery: '27 Gulf Boulevard, Clearwater Beach, FL 33767',
  },
]

const PATHS: Record<RentalStatus, readonly RentalStatus[]> = {
  pending: [],
  approved: ['approved'],
  rejected: ['rejected'],
  completed: ['approved', 'completed'],
}

/** The moves that led to a demo request's status, made by the demo account `manager`. */
export function historyOf(rental: DemoRental, today: string): RentalStatusChange[] {
  let from: RentalStatus = 'pending'
  return PATHS[rental.status].map((to, step) => {
    const day = to === 'completed' ? addDays(today, rental.starts + rental.days) : addDays(today, 1 - rental.sent)
    const change = { from, to, by: 'manager', at: `${day}T1${4 + step}:20:00.000Z`, reason: rental.reason ?? null }
    from = to
    return change
  })
}
