import type { BusinessInfo } from '#contract/business'
import type { CustomerRequest } from '#contract/requests/customer-request'
import type { Day } from '#contract/wire'
import { townInWords } from '#domain/address'
import { acceptanceRefusal, isWithoutTrailer } from '#domain/customer/rules'
import { dayInWords } from '#domain/days'
import { formatPhone } from '#domain/phone'
import { contactDetails } from '../contact/details.ts'
import { dayOf } from './day-of.ts'
import { awaitsPrice, hasLapsed, isSettled } from './price.ts'
import { statusSummaryOf } from './status-summary.ts'

/** Title of the document: a quote once its price is settled, an estimate until then. */
export function documentName(request: CustomerRequest): string {
  return `${isSettled(request) ? 'Quote' : 'Estimate'} #${request.id}`
}

/** The lines under the name of the business in its letterhead. */
export function letterhead(business: BusinessInfo): string[] {
  const { address, phone, website } = business
  const details = contactDetails(business)
  return [
    address,
    townInWords(business),
    details.phone ? formatPhone(phone) : '',
    details.email?.text ?? '',
    website,
  ].filter(Boolean)
}

// Staff may approve, build and hand over what was agreed on the phone.
const APPROVED = 'Approved at this price.'

/** How binding the document is on `today`, in a sentence. */
export function quoteStatusInWords(request: CustomerRequest, today: Day): string {
  const { final_price, accepted_at, valid_until, status, noun } = request
  if (status === 'rejected') return `${statusSummaryOf(request, today).title}.`
  if (isWithoutTrailer(request)) return 'This trailer is no longer available.'
  if (!isSettled(request)) {
    if (awaitsPrice(request, today)) return 'An estimate. The final price follows in writing.'
    return noun === 'rental' ? 'An estimate for days that have passed.' : 'An estimate. No final price was set.'
  }
  if (final_price === null) return APPROVED
  if (accepted_at !== null) return `Accepted by the customer on ${dayOf(accepted_at)}.`
  if (hasLapsed(request, today)) return `This quote was valid until ${dayInWords(valid_until)}.`
  return acceptanceRefusal(request, today) === null ? `Valid until ${dayInWords(valid_until)}.` : APPROVED
}
