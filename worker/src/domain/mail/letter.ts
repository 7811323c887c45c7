import type { BusinessInfo } from '#contract/business'
import { formatPhone } from '../phone.ts'
import type { Fact, MailContent, NoticeFacts } from './content.ts'
import { recordPath, type SECTION_OF } from './portal-section.ts'
import { requestLetter } from './request-letter.ts'
import { greeting, oneLine } from './safe.ts'
import { securityLetter } from './security-letter.ts'

/** A part of a letter; a link without `href` is one that must not be shown. */
export type Block =
  | { kind: 'words'; text: string }
  | { kind: 'facts'; facts: readonly Fact[] }
  | { kind: 'quote'; title: string; text: string }
  | { kind: 'steps'; title: string; steps: readonly string[] }
  | { kind: 'link'; label: string; href: string | null }

/** What a mail says, before it becomes text and HTML. */
export interface Letter {
  subject: string
  heading: string
  blocks: readonly Block[]
}

/** What rendering a letter needs besides its content. */
export interface Writing {
  business: BusinessInfo
  /** Address of this site, without a slash at its end. */
  site: string
  recordId: number
  /** Address of the customer's page; `null` if nobody but the customer may see it. */
  page: string | null
}

/** The text of a mail for `content`, its subject fit for a header. */
export function letterOf(content: MailContent, writing: Writing): Letter {
  const letter = compose(content, writing)
  return { ...letter, subject: oneLine(letter.subject) }
}

type MessageContent = Exclude<Extract<MailContent, { noun: 'contact' }>, { template: 'notice' }>

function compose(content: MailContent, writing: Writing): Letter {
  if (content.template === 'notice') return noticeLetter(content.noun, content.data, writing)
  if (content.template === 'security') return securityLetter(content.data, writing)
  return content.noun === 'contact' ? messageLetter(content, writing) : requestLetter(content, writing)
}

function messageLetter(content: MessageContent, { business: { business_name } }: Writing): Letter {
  const hello: Block = { kind: 'words', text: greeting(content.data.name) }
  if (content.template === 'received') {
    const { about } = content.data
    const thanks = about ? `Thank you for your question about ${about}.` : 'Thank you for writing to us.'
    const words: Block = {
      kind: 'words',
      text: `${thanks} We will answer within one business day. If you want to add anything, reply to this e-mail.`,
    }
    const heading = `We received your ${about ? 'question' : 'message'}`
    return { subject: heading, heading, blocks: [hello, words] }
  }
  const { text, message, about } = content.data
  return {
    subject: `Re: Your ${about ? `question about ${about}` : `message to ${business_name}`}`,
    heading: `Our answer to your ${about ? 'question' : 'message'}`,
    blocks: [hello, { kind: 'words', text }, { kind: 'quote', title: 'You wrote', text: message }],
  }
}

function noticeLetter(noun: keyof typeof SECTION_OF, data: NoticeFacts, { site, recordId }: Writing): Letter {
  const { title, name, email, phone, facts, text } = data
  const from: [string, string | null][] = [
    ['Name', name],
    ['E-mail', email],
    ['Phone', phone && formatPhone(phone)],
  ]
  const known = from.flatMap(([label, value]): Fact[] => (value ? [[label, value]] : []))
  return {
    subject: `${title}: ${oneLine(name)}`,
    heading: title,
    blocks: [
      { kind: 'facts', facts: [...known, ...facts] },
      ...(text ? [{ kind: 'quote', title: 'In their own words', text } as const] : []),
      { kind: 'link', label: 'Open in the portal', href: site + recordPath(noun, recordId) },
      ...(email ? [{ kind: 'words', text: 'A reply to this e-mail goes to the customer.' } as const] : []),
    ],
  }
}
