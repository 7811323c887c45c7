import type { ReactNode } from 'react'
import type { MailNoun } from '#contract/requests/mail'
import { momentInWords } from '#domain/moments'
import { ChangesLink } from '../audit/changes-link.tsx'
import { MailStates } from '../mails/mail-states.tsx'
import { useMails } from '../mails/queries.ts'
import { toldOfRejection } from '../mails/words.ts'
import { Notice } from '../ui/state/notice.tsx'
import type { DecidedRequest, Desk } from './desk.ts'
import css from './facts.module.css'
import { RequestHistory } from './history.tsx'
import { Questions } from './questions.tsx'

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

interface ToldOfRejectionProps {
  noun: MailNoun
  id: number
  version: number
}

/** Reminds staff that the customer of a reopened request was not told of it, since reopening sends no e-mail. */
function ToldOfRejection({ noun, id, version }: ToldOfRejectionProps) {
  const { data } = useMails({ noun, recordId: id, state: version })
  const told = data && toldOfRejection(data.mails)
  if (!told) return null
  return (
    <Notice tone="waiting" title="The customer was not told that this is open again">
      <p>
        The last e-mail, of {momentInWords(told)}, told them it is closed. The next one goes out with a price or an
        approval.
      </p>
    </Notice>
  )
}
