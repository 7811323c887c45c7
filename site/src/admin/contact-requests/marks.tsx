import { MailOpen, Reply } from 'lucide-react'
import type { ContactStatus } from '#contract/requests/contact'
import css from '../requests/moves.module.css'
import { Refusal } from '../requests/refusal.tsx'
import type { OpenProps } from '../requests/request-desk.tsx'
import { useHasPermission } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { useFocusFallback } from '../ui/use-focus-fallback.ts'
import type { Message } from './calls.ts'
import { contactDesk, contactQueries } from './desk.ts'

const MARKS = [
  { status: 'read', label: 'Mark Read', kind: 'plain', icon: MailOpen, doneIn: ['read', 'responded'] },
  { status: 'responded', label: 'Mark Responded', kind: 'go', icon: Reply, doneIn: ['responded'] },
] as const satisfies readonly { status: ContactStatus; doneIn: readonly ContactStatus[]; [more: string]: unknown }[]

/** Marks a message read or responded; the state it already has cannot be chosen (admin specification, section 4). */
export function MessageMarks({ request: message, onReload }: OpenProps<Message>) {
  const mark = contactQueries.useMove(message)
  const mayManage = useHasPermission(contactDesk.manage)
  const ref = useFocusFallback<HTMLDivElement>(`${message.status} ${mayManage}`)
  const isDone = (states: readonly ContactStatus[]) => states.includes(message.status)
  // The message is reloaded after a failure. If it already has the requested status, only the response was lost.
  const isRefused =
    mark.isError && !MARKS.some(({ status, doneIn }) => status === mark.variables?.move.status && isDone(doneIn))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div ref={ref} tabIndex={-1} className={css.moves} role="group" aria-label="Mark the message">
      {isRefused && <Refusal error={mark.error} onReload={() => onReload().then(() => mark.reset())} />}
      {!mayManage && <p className={css.words}>Your account may look at messages, but not change them.</p>}
      <div className={css.buttons}>
        {MARKS.map(({ status, label, kind, icon, doneIn }) => (
          <Button
            key={status}
            kind={kind}
            icon={icon}
            disabled={!mayManage || isDone(doneIn) || mark.isMovingElsewhere(status)}
            busy={mark.isMovingTo(status)}
            onClick={() => mark.mutate({ status })}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}
