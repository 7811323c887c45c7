import { ContactResponse } from '#contract/requests/contact'
import { CustomerRequestResponse } from '#contract/requests/customer-request'
import type { Calls } from '../call.ts'

/** What a secret address opens: the link to a customer's page, or to a calendar. */
export const customerCalls: Calls = {
  'GET /api/requests/:token': {
    does: 'A request as its customer sees it.',
    returns: CustomerRequestResponse,
    refuses: [410],
  },
  'POST /api/requests/:token/accept': {
    does: 'Accepts a quote at the price, and for the days, that were shown.',
    returns: CustomerRequestResponse,
    refuses: [409, 410, 429],
  },
  'POST /api/requests/:token/withdraw': {
    does: 'Withdraws a request.',
    returns: CustomerRequestResponse,
    refuses: [409, 410, 429],
  },
  'POST /api/requests/:token/question': {
    does: 'Asks about a request; becomes a message to the business.',
    returns: ContactResponse,
    status: 201,
    refuses: [409, 410, 429],
  },
  'POST /request/:token': {
    does: 'The forms of the customer’s page, which work without a script; leads back to the page.',
    takes: 'application/x-www-form-urlencoded',
    status: 303,
    refuses: [400, 403, 409, 410, 413, 429],
  },
  'GET /api/calendar/:file': {
    does: 'The rentals as a calendar; the secret is in the name of the file.',
    media: 'text/calendar',
  },
  'GET /request/:token/rental.ics': {
    does: 'An approved rental for a calendar.',
    media: 'text/calendar',
    also: { 303: 'There is no booked rental; leads to the page of the link, which says why.' },
  },
}
