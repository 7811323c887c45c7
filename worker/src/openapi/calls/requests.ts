import { CalendarFeedResponse, NewCalendarFeed } from '#contract/access/calendar-feed'
import { FleetCalendar } from '#contract/catalogue/fleet-calendar'
import { ContactCounts, ContactMessage, ContactResponse } from '#contract/requests/contact'
import { BuildList, BuildResponse } from '#contract/requests/custom-build'
import { MailLetter, MailList, MailResponse } from '#contract/requests/mail'
import { RentalList, RentalResponse } from '#contract/requests/rental'
import { RequestLinkList, RequestLinkResponse } from '#contract/requests/request-link'
import { Done } from '#contract/wire'
import type { Calls } from '../call.ts'

/** Rental requests, build requests and messages, as staff work on them. */
export const requestCalls: Calls = {
  'GET /api/rentals': { does: 'Rental requests, newest first, and how many are in each state.', returns: RentalList },
  'GET /api/rentals/calendar': {
    does: 'Trailers and their rentals by days, at most 100 days; those of one trailer, at most 366.',
    returns: FleetCalendar,
  },
  'POST /api/rentals/entered': {
    does: 'Enters a request that came by phone.',
    returns: RentalResponse,
    status: 201,
    refuses: [409],
  },
  'GET /api/calendar-feed': { does: 'Whether the caller subscribes to the rentals.', returns: CalendarFeedResponse },
  'POST /api/calendar-feed': {
    does: 'A new address to subscribe to, shown once; the old one ends.',
    returns: NewCalendarFeed,
    status: 201,
  },
  'DELETE /api/calendar-feed': { does: 'Ends the caller’s subscription.', returns: Done },
  'GET /api/rentals/:id': { does: 'One rental request with its ETag.', returns: RentalResponse },
  'PUT /api/rentals/:id': {
    does: 'Changes notes, final price and dates; 409 where an approved rental would overlap another.',
    returns: RentalResponse,
    refuses: [409, 412],
  },
  'PUT /api/rentals/:id/status': {
    does: 'Changes the status of a rental request; 409 where its days are taken or the change is not allowed.',
    returns: RentalResponse,
    refuses: [409, 412],
  },
  'PUT /api/rentals/:id/customer': {
    does: 'Corrects the customer’s name, e-mail address, phone number and delivery; another address ends the links and gets a mail.',
    returns: RentalResponse,
    refuses: [412],
  },
  'GET /api/custom-builds': {
    does: 'Build requests, newest first, and how many are in each state.',
    returns: BuildList,
  },
  'GET /api/custom-builds/:id': { does: 'One build request with its ETag.', returns: BuildResponse },
  'PUT /api/custom-builds/:id': {
    does: 'Changes notes, final price and validity of a quote.',
    returns: BuildResponse,
    refuses: [412],
  },
  'PUT /api/custom-builds/:id/status': {
    does: 'Changes the status of a build request; 409 where the change is not allowed.',
    returns: BuildResponse,
    refuses: [409, 412],
  },
  'PUT /api/custom-builds/:id/customer': {
    does: 'Corrects the customer’s name, company, e-mail address, phone number and delivery address, as for a rental.',
    returns: BuildResponse,
    refuses: [412],
  },
  'GET /api/rentals/:id/links': { does: 'Live links to the customer’s page.', returns: RequestLinkList },
  'POST /api/rentals/:id/links': {
    does: 'A fresh link to the customer’s page.',
    returns: RequestLinkResponse,
    status: 201,
  },
  'DELETE /api/rentals/:id/links': { does: 'Ends all links to the customer’s page.', returns: Done },
  'GET /api/custom-builds/:id/links': { does: 'Live links to the customer’s page.', returns: RequestLinkList },
  'POST /api/custom-builds/:id/links': {
    does: 'A fresh link to the customer’s page.',
    returns: RequestLinkResponse,
    status: 201,
  },
  'DELETE /api/custom-builds/:id/links': { does: 'Ends all links to the customer’s page.', returns: Done },
  'GET /api/contact/counts': { does: 'How many messages there are in each state.', returns: ContactCounts },
  'GET /api/contact/:id': { does: 'One message.', returns: ContactResponse },
  'POST /api/contact/:id/reply': {
    does: 'Answers a message by mail and marks it responded.',
    returns: ContactResponse,
    refuses: [409],
  },
  'GET /api/mails': { does: 'The mails about one record and their states.', returns: MailList, refuses: [403] },
  'GET /api/mails/:id': {
    does: 'One mail as it was or will be sent, without its link.',
    returns: MailLetter,
    refuses: [403, 409],
  },
  'POST /api/mails/:id/retry': { does: 'Sends a failed mail again.', returns: MailResponse, refuses: [403, 409] },
  'GET /api/contact': {
    does: 'Messages, newest first, as a bare array; the next page is in the `Link` header.',
    returns: ContactMessage.array(),
  },
  'PUT /api/contact/:id/status': { does: 'Marks a message, only forward.', returns: ContactResponse, refuses: [409] },
}
