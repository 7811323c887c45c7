import type { CustomBuild } from '#contract/requests/custom-build'
import type { CustomerRequest } from '#contract/requests/customer-request'
import type { Rental } from '#contract/requests/rental'
import type { Day } from '#contract/wire'
import { buildForCustomer, rentalForCustomer } from '../customer/request.ts'
import { acceptanceRefusal } from '../customer/rules.ts'
import type { RequestContent } from './content.ts'
import { buildOffer, buildRejection, rentalFacts, rentalOffer, rentalRejection } from './request-facts.ts'

// For a customer whose e-mail address is corrected, who may have read none of the mails before.

/** The mail that says how a rental request stands on `today`; `null` if it is over, or if its customer has withdrawn it. */
export function rentalStanding(rental: Rental, today: Day): RequestContent | null {
  const template = templateOf(rentalForCustomer(rental), today)
  if (template === null) return null
  if (template === 'rejected') return rentalRejection(asBeforeRejection(rental), rental.close_reason)
  if (template !== 'received') return { template, noun: 'rental', data: rentalOffer(rental, today) }
  const is_final = rental.accepted_at !== null
  const data = rentalFacts(is_final ? rental : { ...rental, final_price: null })
  return { template, noun: 'rental', data: { ...data, is_final } }
}

/** Like `rentalStanding`, for a build request. */
export function buildStanding(build: CustomBuild, today: Day): RequestContent | null {
  const template = templateOf(buildForCustomer(build), today)
  if (template === null) return null
  if (template === 'rejected') return buildRejection(asBeforeRejection(build), build.close_reason)
  // The base price, unless another one can be accepted or has been.
  const said = template === 'received' && build.accepted_at === null ? { ...build, final_price: null } : build
  return { template, noun: 'custom_build', data: buildOffer(said, today) }
}

function templateOf(request: CustomerRequest, today: Day): 'received' | 'priced' | 'approved' | 'rejected' | null {
  const { status } = request
  const isPast = request.noun === 'rental' && request.rental_end_date < today
  if (isPast && status !== 'rejected') return null
  switch (status) {
    case 'pending':
      return acceptanceRefusal(request, today) === null ? 'priced' : 'received'
    case 'approved':
    case 'in_progress':
      return 'approved'
    case 'rejected':
      return request.is_withdrawn ? null : 'rejected'
    case 'completed':
      return null
  }
}

// A rejection and a cancellation read differently, depending on the status before.
function asBeforeRejection<R extends Rental | CustomBuild>(request: R): R {
  return { ...request, status: request.history.at(-1)?.from ?? request.status }
}
