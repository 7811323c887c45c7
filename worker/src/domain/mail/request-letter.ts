import type { MailTemplate } from '#contract/requests/mail'
import { dayInWords } from '../days.ts'
import { otherDaysInWords } from '../rental/edit.ts'
import type { Fact, RequestContent } from './content.ts'
import { buildLines, rentalLines } from './fact-lines.ts'
import type { Block, Letter, Writing } from './letter.ts'
import { BUILD, RENTAL } from './request-words.ts'
import { revisionTitles } from './revision.ts'
import { greeting } from './safe.ts'

// What was closed or canceled costs nothing, whatever its price was.
const PRICE_LABELS: Record<RequestContent['template'], string | null> = {
  received: 'Estimated price',
  priced: 'Final price',
  approved: 'Price',
  changed: 'Price',
  rejected: null,
}

/**
 * Which mails about a request lead its customer to the page of it. The link is created when they are sent, so they are withheld when
 * staff revoke the request's links.
 */
export const LEADS_TO_PAGE: Record<MailTemplate, boolean> = {
  received: true,
  priced: true,
  approved: true,
  changed: true,
  rejected: false,
  reply: false,
  notice: false,
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
  const { say, ...titles } = content.noun === 'rental' ? RENTAL[wordsFor(content)] : BUILD[wordsFor(content)]
  const { subject, heading } = revisionTitles(content) ?? titles
  const last: Block[] = LEADS_TO_PAGE[template]
    ? [{ kind: 'link', label: 'See your request', href: page }]
    : [
        { kind: 'words', text: words.otherwise },
        { kind: 'link', label: words.all.label, href: `${site}${words.all.path}` },
      ]
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
      ...(template === 'received' && !isFinal
        ? [{ kind: 'steps', title: 'What happens next', steps: words.next } as const]
        : []),
      ...last,
    ],
  }
}

function wordsFor<Content extends RequestContent>(content: Content): Content['template'] | 'canceled' {
  return content.template === 'rejected' && content.data.cancels ? 'canceled' : content.template
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
