import { dayInWords } from '../days.ts'
import { otherDaysInWords } from '../rental/edit.ts'
import type { Fact, MailContent } from './content.ts'
import { buildLines, rentalLines } from './fact-lines.ts'
import type { Block, Letter, Writing } from './letter.ts'
import { revisionTitles } from './revision.ts'
import { greeting } from './safe.ts'

/** The content of a letter to a customer about their own request. */
export type RequestContent = Exclude<Extract<MailContent, { noun: 'rental' | 'custom_build' }>, { template: 'notice' }>

interface Words {
  subject: string
  heading: string
  say: (what: string) => string
}

type LetterWords = Record<RequestContent['template'] | 'canceled', Words> & {
  otherwise: string
  all: { label: string; path: string }
}

const NOT_YET = 'We look at every request ourselves and answer by e-mail.'

// Closing or canceling a request may be what the customer requested on the phone, so the texts must not say that we wanted it.
const RENTAL: LetterWords = {
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
    say: (trailer) => `Good news: ${trailer} is reserved for you.`,
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
  otherwise:
    'Other days or another trailer may suit you as well. Reply to this e-mail, or have a look at all our trailers.',
  all: { label: 'See all trailers', path: '/rentals' },
}

const BUILD: LetterWords = {
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
    say: (model) => `Good news: we can build ${model} for you.`,
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
  otherwise:
    'Another model or other equipment may suit you as well. Reply to this e-mail, or have a look at all our models.',
  all: { label: 'See all models', path: '/custom' },
}

// What was closed or canceled costs nothing, whatever its price was.
const PRICE_LABELS: Record<RequestContent['template'], string | null> = {
  received: 'Estimated price',
  priced: 'Final price',
  approved: 'Price',
  changed: 'Price',
  rejected: null,
}

/** The letter to a customer about their own request. */
export function requestLetter(content: RequestContent, { site, recordId, page }: Omit<Writing, 'business'>): Letter {
  const { template, noun, data } = content
  const words = noun === 'rental' ? RENTAL : BUILD
  const isFinal = noun === 'rental' ? data.is_final === true : data.is_base === false
  const priceLabel = template === 'received' && isFinal ? 'Final price' : PRICE_LABELS[template]
  const [what, facts] =
    noun === 'rental'
      ? [content.data.trailer, rentalLines(content.data, priceLabel)]
      : [content.data.model, buildLines(content.data, priceLabel)]
  const cancels = content.template === 'rejected' && content.data.cancels
  const { say, ...titles } = words[cancels ? 'canceled' : template]
  const { subject, heading } = revisionTitles(content) ?? titles
  const last: Block[] =
    template === 'rejected'
      ? [
          { kind: 'words', text: words.otherwise },
          { kind: 'link', label: words.all.label, href: `${site}${words.all.path}` },
        ]
      : [{ kind: 'link', label: 'See your request', href: page }]
  return {
    subject: `${subject}: ${what}`,
    heading,
    blocks: [
      { kind: 'words', text: greeting(data.name) },
      { kind: 'words', text: say(what) },
      ...reason(content),
      ...acceptance(content),
      ...otherDays(content),
      { kind: 'facts', facts: [['Request', `#${recordId}`], ...facts, ...validity(content)] },
      ...last,
    ],
  }
}

// The price of a rental can be accepted up to its first day; the details of a build already contain their last day.
function validity(content: RequestContent): Fact[] {
  if (content.noun !== 'rental' || (content.template !== 'priced' && !isToAccept(content))) return []
  return [['Valid until', dayInWords(content.data.start)]]
}

// Whoever accepts without looking books other days than they asked for.
function otherDays(content: RequestContent): Block[] {
  if (content.template !== 'priced' || content.noun !== 'rental' || !content.data.asked) return []
  return [{ kind: 'words', text: otherDaysInWords(content.data) }]
}

// The letter that names a first price already says so.
function acceptance(content: RequestContent): Block[] {
  if (content.template === 'priced' || !isToAccept(content)) return []
  return [{ kind: 'words', text: 'Please accept the price on the page of your request, or ask us there first.' }]
}

function isToAccept({ template, data }: RequestContent): boolean {
  return template !== 'rejected' && data.to_accept === true
}

function reason(content: RequestContent): Block[] {
  if (content.template !== 'rejected' || !content.data.reason) return []
  return [{ kind: 'quote', title: 'Why', text: content.data.reason }]
}
