import { CUSTOMER } from '#contract/access/actors'
import type { BuildStatus, CustomBuild } from '#contract/requests/custom-build'
import type { CustomerBuild, CustomerRental, CustomerStep } from '#contract/requests/customer-request'
import type { EarlierDays, Rental, RentalStatus } from '#contract/requests/rental'
import type { Day } from '#contract/wire'
import { originalDays } from '../rental/edit.ts'

/** The reason stored with a request that its customer withdrew. */
export const WITHDRAWN_REASON = 'Withdrawn by the customer'

type Kept = Pick<
  Rental | CustomBuild,
  | 'id'
  | 'customer_name'
  | 'special_requirements'
  | 'delivery_address'
  | 'close_reason'
  | 'estimated_price'
  | 'final_price'
  | 'priced_at'
  | 'accepted_at'
  | 'acceptance_ended_at'
  | 'withdrawn_at'
  | 'version'
  | 'created_at'
> & { status: RentalStatus | BuildStatus; history: readonly Move[] }

type Move = Rental['history'][number] | CustomBuild['history'][number]

/** A rental request as its customer may see it; its price can be accepted up to the first day. */
export function rentalForCustomer(rental: Rental): CustomerRental {
  return {
    ...sharedWithCustomer(rental, rental.rental_start_date, rental.earlier_days),
    noun: 'rental',
    status: rental.status,
    trailer_id: rental.trailer_id,
    trailer_name: rental.trailer_name,
    rental_price_daily: rental.rental_price_daily,
    rental_price_weekly: rental.rental_price_weekly,
    rental_price_monthly: rental.rental_price_monthly,
    rental_start_date: rental.rental_start_date,
    rental_end_date: rental.rental_end_date,
    asked_days: originalDays(rental),
    delivery_required: rental.delivery_required,
  }
}

/** A build request as its customer may see it. */
export function buildForCustomer(build: CustomBuild): CustomerBuild {
  return {
    ...sharedWithCustomer(build, build.quote_valid_until),
    noun: 'custom_build',
    status: build.status,
    company_name: build.company_name,
    trailer_model: build.trailer_model,
    trailer_size: build.trailer_size,
    color_ral: build.color_ral,
    delivery_timeline: build.delivery_timeline,
    equipment: build.equipment,
  }
}

function sharedWithCustomer(request: Kept, valid_until: Day, earlierDays: readonly EarlierDays[] = []) {
  const is_withdrawn = request.withdrawn_at !== null
  return {
    id: request.id,
    customer_name: request.customer_name,
    special_requirements: request.special_requirements,
    delivery_address: request.delivery_address,
    close_reason: is_withdrawn ? null : request.close_reason,
    estimated_price: request.estimated_price,
    final_price: request.final_price,
    valid_until,
    accepted_at: request.accepted_at,
    is_withdrawn,
    steps: stepsOf(request, earlierDays),
    version: request.version,
    created_at: request.created_at,
  }
}

function isWithdrawal({ by, reason }: Move): boolean {
  return by === CUSTOMER && reason === WITHDRAWN_REASON
}

function stepsOf(
  { created_at, priced_at, accepted_at, acceptance_ended_at, history }: Kept,
  earlierDays: readonly EarlierDays[],
): CustomerStep[] {
  const moves = history.map((move) => ({ what: isWithdrawal(move) ? ('withdrawn' as const) : move.to, at: move.at }))
  // That a withdrawal ends the acceptance goes without saying.
  const endsByWithdrawal = history.some((move) => isWithdrawal(move) && move.at === acceptance_ended_at)
  const told = (what: CustomerStep['what'], at: string | null) => (at === null ? [] : [{ what, at }])
  const agreed = [
    ...earlierDays.map(({ at }) => ({ what: 'moved' as const, at })),
    ...told('priced', priced_at),
    ...told('acceptance_ended', endsByWithdrawal ? null : acceptance_ended_at),
    ...told('accepted', accepted_at),
  ]
  const later = [...moves, ...agreed].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
  return [{ what: 'received', at: created_at }, ...later]
}
