import type { CustomBuild } from '#contract/requests/custom-build'
import type { CustomerRequest } from '#contract/requests/customer-request'
import type { Rental } from '#contract/requests/rental'
import type { Day } from '#contract/wire'
import { buildForCustomer, rentalForCustomer } from '../customer/request.ts'
import { acceptanceRefusal } from '../customer/rules.ts'
import { fullRangeInWords } from '../days.ts'
import { originalDays } from '../rental/edit.ts'
import type { BuildFacts, Fact, MailContent, RentalFacts } from './content.ts'

type Rejection<Noun> = Extract<MailContent, { template: 'rejected'; noun: Noun }>

/** What a letter about a rental request says. */
export function rentalFacts(rental: Omit<Rental, 'id'>): RentalFacts {
  const price = rental.final_price ?? rental.estimated_price
  return {
    name: rental.customer_name,
    trailer: rental.trailer_name,
    start: rental.rental_start_date,
    end: rental.rental_end_date,
    asked: originalDays(rental),
    price,
    includes_delivery: rental.delivery_required && price !== null ? rental.final_price !== null : null,
  }
}

/** What a letter about a build request says. */
export function buildFacts(build: Omit<CustomBuild, 'id'>): BuildFacts {
  return {
    name: build.customer_name,
    model: build.trailer_model,
    size: build.trailer_size,
    color: build.color_ral,
    equipment: build.equipment_selected,
    price: build.final_price ?? build.estimated_price,
    is_base: build.final_price === null,
    valid_until: build.quote_valid_until,
  }
}

/** What a letter says about a rental whose price its customer may have to accept, as of `today`. */
export function rentalOffer(rental: Rental, today: Day): RentalFacts {
  return { ...rentalFacts(rental), to_accept: acceptanceRefusal(rentalForCustomer(rental), today) === null }
}

/** Like `rentalOffer`, for the quote of a build. */
export function buildOffer(build: CustomBuild, today: Day): BuildFacts {
  return { ...buildFacts(build), to_accept: acceptanceRefusal(buildForCustomer(build), today) === null }
}

/** The days of a rental, and whether they are booked: who reads of a withdrawal needs to know which are free again. */
export function requestedDays(request: CustomerRequest): Fact[] {
  if (request.noun !== 'rental') return []
  const { status, rental_start_date: start, rental_end_date: end } = request
  return [[status === 'approved' ? 'Booked days' : 'Days', fullRangeInWords({ start, end })]]
}

/** The mail that rejects or cancels a rental request; the portal shows it before it is sent. */
export function rentalRejection(rental: Rental, reason: string | null): Rejection<'rental'> {
  const data = { ...rentalFacts(rental), reason, cancels: rental.status === 'approved' }
  return { template: 'rejected', noun: 'rental', data }
}

/** Like `rentalRejection`, for a build request. */
export function buildRejection(build: CustomBuild, reason: string | null): Rejection<'custom_build'> {
  const data = { ...buildFacts(build), reason, cancels: build.status !== 'pending' }
  return { template: 'rejected', noun: 'custom_build', data }
}
