import { BUILD_NEXT } from '../build/next-steps.ts'
import { RENTAL_NEXT } from '../rental/next-steps.ts'
import type { RequestContent } from './content.ts'

interface Words {
  subject: string
  heading: string
  say: (what: string) => string
}

type LetterWords<Noun> = Record<Extract<RequestContent, { noun: Noun }>['template'] | 'canceled', Words> & {
  next: readonly string[]
  otherwise: string
  all: { label: string; path: string }
}

const NOT_YET = 'We look at every request ourselves and answer within one business day.'

// Closing or canceling a request may be what the customer requested on the phone, so the texts must not say that we wanted it.

/** The words of the mails about a rental request. */
export const RENTAL: LetterWords<'rental'> = {
  received: {
    subject: 'We received your rental request',
    heading: 'We received your request',
    say: (trailer) =>
      `Thank you for asking for ${trailer}. ${NOT_YET} Until then nothing is booked and nothing is due.`,
  },
  priced: {
    subject: 'The price of your rental',
    heading: 'Your price is ready',
    say: (trailer) =>
      `This is our final price for ${trailer} on the days below; it replaces any we named before. If it suits you, accept it on the page of your request. Nothing is booked and nothing is due until we approve the request.`,
  },
  approved: {
    subject: 'Your rental is approved',
    heading: 'Your rental is approved',
    say: (trailer) =>
      `Good news: ${trailer} is reserved for you. If we have not agreed yet when and where you get it, reply to this e-mail.`,
  },
  changed: {
    subject: 'Your rental has changed',
    heading: 'Your rental has changed',
    say: (trailer) =>
      `We changed the days or the price of your rental of ${trailer}. This is what applies now; if it is not as agreed, please reply to this e-mail.`,
  },
  rejected: {
    subject: 'Your rental request is closed',
    heading: 'Your request is closed',
    say: (trailer) =>
      `We closed your request for ${trailer}: nothing is booked and nothing is due. We are sorry that it did not work out; if you did not expect this, please reply to this e-mail.`,
  },
  canceled: {
    subject: 'Your rental is canceled',
    heading: 'Your rental is canceled',
    say: (trailer) =>
      `${trailer} is no longer reserved for you. We are sorry that it did not work out; if you did not expect this, please reply to this e-mail.`,
  },
  next: RENTAL_NEXT,
  otherwise:
    'Other days or another trailer may suit you as well. Reply to this e-mail, or have a look at all our trailers.',
  all: { label: 'See all trailers', path: '/rentals' },
}

/** The words of the mails about a build request. */
export const BUILD: LetterWords<'custom_build'> = {
  received: {
    subject: 'We received your custom build request',
    heading: 'We received your request',
    say: (model) =>
      `Thank you for designing ${model} with us. ${NOT_YET} Until then nothing is ordered and nothing is due.`,
  },
  priced: {
    subject: 'Your quote is ready',
    heading: 'Your quote is ready',
    say: (model) =>
      `This is our final price for your ${model}; it replaces any we named before. If it suits you, accept it on the page of your request. Nothing is ordered and nothing is due until we approve the request.`,
  },
  approved: {
    subject: 'Your custom build is approved',
    heading: 'Your custom build is approved',
    say: (model) => `Good news: we can build ${model} for you. We go through the last details with you next.`,
  },
  changed: {
    subject: 'Your quote has changed',
    heading: 'Your quote has changed',
    say: (model) =>
      `We changed the price of your ${model}, or how long it is valid. This is what we offer now; if it is not as agreed, please reply to this e-mail.`,
  },
  rejected: {
    subject: 'Your custom build request is closed',
    heading: 'Your request is closed',
    say: (model) =>
      `We closed your request for ${model}: nothing is ordered and nothing is due. We are sorry that it did not work out; if you did not expect this, please reply to this e-mail.`,
  },
  canceled: {
    subject: 'Your custom build is canceled',
    heading: 'Your custom build is canceled',
    say: (model) =>
      `We no longer plan to build ${model} for you. We are sorry that it did not work out; if you did not expect this, please reply to this e-mail.`,
  },
  next: BUILD_NEXT,
  otherwise:
    'Another model or other equipment may suit you as well. Reply to this e-mail, or have a look at all our models.',
  all: { label: 'See all models', path: '/custom' },
}
