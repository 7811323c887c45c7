import { useWatch } from 'react-hook-form'
import type { RequestContent } from '#domain/mail/content'
import { requestLetter } from '#domain/mail/request-letter'
import { bodyText } from '#domain/mail/text'
import mails from '../mails/mails.module.css'
import section from '../ui/panel/panel-section.module.css'
import type { Reason } from './reason-form.ts'

/** The mail that a rejection of a request would send. */
export type RejectionOf<R> = (request: R, reason: string | null) => RequestContent

interface Props<R> {
  request: R
  /** Name and address of the customer. */
  name: string
  to: string
  rejectionOf: RejectionOf<R>
  /** What is said of other requests that are rejected along with it. */
  others?: string
}

/** The mail to the customer with the reason typed in the form around it, as it would be sent. */
export function RejectionMail<R extends { id: number }>({ request, name, to, rejectionOf, others }: Props<R>) {
  const reason = useWatch<Reason, 'close_reason'>({ name: 'close_reason' })
  const content = rejectionOf(request, reason?.trim() || null)
  const letter = requestLetter(content, { site: location.origin, recordId: request.id, page: null })
  return (
    <section className={mails.mails} aria-label="E-mail to the customer">
      <h3 className={section.title}>E-mail to {name}</h3>
      {others && <p className={mails.soft}>{others}</p>}
      <div className={mails.soft}>
        <p>To: {to}</p>
        <p>Subject: {letter.subject}</p>
      </div>
      <pre className={mails.text}>{bodyText(letter)}</pre>
    </section>
  )
}
