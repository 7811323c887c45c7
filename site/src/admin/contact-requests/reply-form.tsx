import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { ContactReply } from '#contract/requests/contact'
import { ApiError, adviceOf, isTransient } from '../api/api-error.ts'
import { useUnsaved } from '../leave-guard.ts'
import type { OpenProps } from '../requests/request-desk.tsx'
import { useHasPermission, useUser } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { isolated } from '../ui/dialog/isolated.ts'
import field from '../ui/field.module.css'
import { Notice } from '../ui/state/notice.tsx'
import { toast } from '../ui/toast/toasts.ts'
import { useToastIfLeft } from '../ui/toast/use-toast-if-left.ts'
import { useFocusFallback } from '../ui/use-focus-fallback.ts'
import { type Message, sendReply } from './calls.ts'
import css from './contact.module.css'
import { contactDesk, contactQueries } from './desk.ts'
import { keepAttempt, keepDraft, type ReplyAttempt, readAttempt, readDraft } from './reply-draft.ts'

/** A reply by mail; what is typed stays in this browser until it is sent, whatever is closed or reloaded. */
export function ReplyForm({ request: message, onReload }: OpenProps<Message>) {
  const { id: user } = useUser()
  const [text, setText] = useState(() => readDraft(user, message.id))
  const [problem, setProblem] = useState('')
  const fieldId = useId()
  useUnsaved(text !== '')
  const mayManage = useHasPermission(contactDesk.manage)
  const isAgain = message.status === 'responded'
  const write = (words: string) => {
    setText(words)
    setProblem('')
    keepDraft(user, message.id, words)
  }
  // Only from its own button: the marks below are another part's.
  const form = useFocusFallback<HTMLFormElement>(mayManage, () => !!document.activeElement?.matches('form :disabled'))
  const written = useRef<HTMLTextAreaElement>(null)
  const onSent = () => {
    // The empty field disables the button, which would lose the focus.
    if (form.current?.contains(document.activeElement)) form.current.focus({ preventScroll: true })
    write('')
  }
  const reply = useReply(message, { onSent, onReload })
  // The panel may have been opened again while the reply was on its way. Its draft is empty then; any other is another tab's.
  const [wasPending, setWasPending] = useState(reply.isPending)
  if (wasPending !== reply.isPending) {
    setWasPending(reply.isPending)
    if (wasPending && readDraft(user, message.id) === '') setText('')
  }
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    // Not by `maxLength`, which cuts off the end of a pasted text without a word.
    const { error } = ContactReply.shape.text.safeParse(text)
    if (!error) return reply.send({ text, again: isAgain })
    setProblem(error.issues[0]?.message ?? '')
    written.current?.focus()
  }
  return (
    <form ref={form} tabIndex={-1} className={css.reply} onSubmit={send}>
      <label className={field.label} htmlFor={fieldId}>
        {isAgain ? 'Write again' : 'Reply'}
      </label>
      <textarea
        ref={written}
        id={fieldId}
        className={field.input}
        rows={5}
        value={text}
        readOnly={!mayManage || reply.isPending}
        data-view-only={!mayManage || undefined}
        aria-invalid={problem !== ''}
        aria-describedby={problem ? `${fieldId}-problem` : `${fieldId}-hint`}
        onChange={({ target }) => write(target.value)}
      />
      {problem && (
        <p id={`${fieldId}-problem`} role="alert" className={field.error}>
          {problem}
        </p>
      )}
      <p id={`${fieldId}-hint`} className={css.soft}>
        {text === ''
          ? `Sent by e-mail to ${message.email}.${isAgain ? '' : ' Marks the message as responded.'}`
          : 'Kept in this browser until it is sent.'}
      </p>
      {reply.isError && (
        <Notice tone="stop" title={isTransient(reply.error) ? 'Perhaps not sent' : 'Not sent'}>
          <p>
            {adviceOf(reply.error)} What you wrote is still here.
            {isTransient(reply.error) && ' If you send it unchanged, it goes out only once.'}
          </p>
        </Notice>
      )}
      <div>
        <Button type="submit" kind="go" icon={Send} busy={reply.isPending} disabled={!mayManage || text.trim() === ''}>
          Send reply
        </Button>
      </div>
    </form>
  )
}

interface Hooks {
  /** Called once it is stored, even if the panel was closed meanwhile. */
  onSent: () => void
  onReload: () => Promise<unknown>
}

/**
 * Sends a reply. If the response was lost, the same text is sent again exactly as before, whatever the message has become since, so
 * that it reaches the customer only once.
 */
function useReply(message: Message, { onSent, onReload }: Hooks) {
  const keep = contactQueries.useCacheRequest()
  const queries = useQueryClient()
  const toastIfLeft = useToastIfLeft()
  const { id: user } = useUser()
  const mutationKey = [contactDesk.section, 'reply', message.id]
  const note = (attempt: ReplyAttempt | null) => keepAttempt(user, message.id, attempt)
  const { mutate, isError, error } = useMutation({
    mutationKey,
    mutationFn: (reply: { text: string; again: boolean }) => {
      const before = readAttempt(user, message.id)
      const attempt = before?.text === reply.text ? before : { ...reply, key: crypto.randomUUID() }
      note(attempt)
      const { key, ...body } = attempt
      return sendReply(message.id, body, key)
    },
    onError: (failure) => {
      toastIfLeft(`The reply to ${isolated(message.name)} was not sent, but is kept.`, failure)
      // Somebody else has replied: reload the message, and keep the form for a second reply. If the reload fails too, the reason
      // above is enough.
      if (failure instanceof ApiError && failure.status === 409) {
        note(null)
        onReload().catch(() => {})
      }
    },
    onSuccess: (answered) => {
      note(null)
      onSent()
      keep(answered)
      // A second reply changes nothing but the list of mails.
      queries.invalidateQueries({ queryKey: [contactDesk.section, 'mails', answered.id] })
      toast(`Reply to ${isolated(answered.name)} is on its way.`)
    },
  })
  const send = (reply: { text: string; again: boolean }) => {
    // Reads the cache, since a second press may come before the disabled button is rendered.
    if (queries.isMutating({ mutationKey }) === 0) mutate(reply)
  }
  /** True while a reply is on its way, also one that was sent before the panel was closed. */
  const isPending = useIsMutating({ mutationKey }) > 0
  return { send, isPending, isError, error }
}
