import type { ReactNode } from 'react'
import { ChangesLink } from '../audit/changes-link.tsx'
import { MailStates } from '../mails/mail-states.tsx'
import { Notice } from '../ui/state/notice.tsx'
import type { DecidedRequest, Desk } from './desk.ts'
import css from './facts.module.css'
import { RequestHistory } from './history.tsx'
import { Questions } from './questions.tsx'
import { ToldOfRejection } from './told-of-rejection.tsx'

interface Props<S extends string> {
  desk: Desk<S>
  request: DecidedRequest<S>
  summary: ReactNode
  children: ReactNode
}

/** Everything a request says: the summary, why it was closed, questions, what is specific to its kind, its mails and its history. */
export function RequestFacts<S extends string>({ desk, request, summary, children }: Props<S>) {
  return (
    <div className={css.all}>
      {summary}
      {request.close_reason && (
        <Notice tone="neutral" title="Reason given">
          <p className={css.text}>{request.close_reason}</p>
        </Notice>
      )}
      {request.status === 'pending' && request.history.length > 0 && (
        <ToldOfRejection noun={desk.noun} id={request.id} version={request.version} />
      )}
      {desk.noun !== 'contact' && <Questions noun={desk.noun} id={request.id} />}
      {children}
      <MailStates noun={desk.noun} recordId={request.id} state={request.version} />
      <RequestHistory desk={desk} request={request} />
      <ChangesLink noun={desk.noun} id={request.id} />
    </div>
  )
}
