import { Link2 } from 'lucide-react'
import { referredTo, requestInWords } from '#domain/customer/linked-request'
import { SECTION_OF } from '#domain/mail/portal-section'
import { momentInWords } from '#domain/moments'
import { MailStates } from '../mails/mail-states.tsx'
import { recordHref } from '../record-href.ts'
import facts from '../requests/facts.module.css'
import type { OpenProps } from '../requests/request-desk.tsx'
import { SameAddress } from '../requests/same-address.tsx'
import { mailtoHref } from '../requests/words.ts'
import { useMayOpenOf } from '../session/use-may-open.ts'
import { Fact, Facts } from '../ui/panel/facts.tsx'
import { Notice } from '../ui/state/notice.tsx'
import { StateBadge } from '../ui/state-badge.tsx'
import type { Message } from './calls.ts'
import css from './contact.module.css'
import { contactDesk } from './desk.ts'
import { ReplyForm } from './reply-form.tsx'

/** The message, its sender, the request it is about, and the reply. */
export function MessageFacts(open: OpenProps<Message>) {
  const { request: message } = open
  return (
    <div className={facts.all}>
      <article className={css.message}>
        <div className={css.line}>
          <StateBadge look={contactDesk.looks[message.status]} />
          <time className={css.soft} dateTime={message.created_at}>
            {momentInWords(message.created_at)}
          </time>
        </div>
        <p className={css.text}>{message.message}</p>
      </article>
      <About message={message} />
      <Facts title="Sender" links>
        <Fact label="Name">{message.name}</Fact>
        <Fact label="E-mail">
          {message.email === '' ? null : <a href={mailtoHref(message.email)}>{message.email}</a>}
        </Fact>
        <SameAddress email={message.email} />
      </Facts>
      {message.email === '' ? <NoAddress name={message.name} /> : <ReplyForm {...open} />}
      <MailStates noun="contact" recordId={message.id} state={message.status} />
    </div>
  )
}

/** Shown instead of the reply form where there is no address to send to. */
function NoAddress({ name }: { name: string }) {
  return (
    <Notice tone="neutral" title="No e-mail address">
      <p>
        {name} left none with the request. Call instead: the phone number is there. Then mark this message responded.
      </p>
    </Notice>
  )
}

/** The request that a customer asks about. */
function About({ message }: { message: Message }) {
  const mayOpen = useMayOpenOf()
  const request = referredTo(message)
  if (!request) return null
  const { noun, id } = request
  const words = requestInWords(request)
  return (
    <p className={css.about}>
      <Link2 aria-hidden="true" size={16} />
      <span>About {mayOpen(SECTION_OF[noun]) ? <a href={recordHref(noun, id)}>{words}</a> : words}</span>
    </p>
  )
}
