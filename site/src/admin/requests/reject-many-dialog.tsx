import { useId, useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { Dialog, DialogClose } from '../ui/dialog/dialog.tsx'
import { ModalForm } from '../ui/form/modal-form.tsx'
import { Notice } from '../ui/state/notice.tsx'
import css from './bulk-bar.module.css'
import type { Desk, DeskMove, DeskRequest } from './desk.ts'
import type { Outcome } from './queries.ts'
import { NO_REASON, REASON_FIELDS, Reason } from './reason-form.ts'
import { RejectionMail, type RejectionOf } from './rejection-mail.tsx'
import { howMany, refusalInWords } from './words.ts'

const OTHERS =
  'As an example: each of the others gets the same about their own request; who left no e-mail address gets none.'

interface Props<S extends string, R extends DeskRequest<S>> {
  desk: Desk<S>
  /** The requests that are left to reject. */
  chosen: readonly R[]
  rejectionOf: RejectionOf<R> | undefined
  onReject: (move: DeskMove<S>) => Promise<Outcome<R>>
  onClose: () => void
}

/** Asks for one reason for several requests; stays open, with what was typed, while some of them are left. */
export function RejectManyDialog<S extends string, R extends DeskRequest<S>>(props: Props<S, R>) {
  const { desk, chosen, rejectionOf, onReject, onClose } = props
  const count = chosen.length
  const shown = chosen.find(({ customer_email }) => customer_email)
  // The count when the dialog opened: requests that are done, here or by somebody else, leave the selection while it is open.
  const [countAtOpening] = useState(count)
  const [refused, setRefused] = useState<Outcome<R>['refused']>([])
  // How many are being rejected; each one that is done leaves the selection at once.
  const [sent, setSent] = useState<number | null>(null)
  if (count === 0 && sent === null) return <NoneLeftDialog desk={desk} refused={refused} onClose={onClose} />
  const asked = sent ?? count
  const reject = async ({ close_reason }: Reason) => {
    setSent(count)
    const { refused } = await onReject({ status: desk.bulk.to, close_reason })
    // After a success the dialog closes and must not say first that none is left.
    if (refused.length === 0) return
    setSent(null)
    setRefused(refused)
    throw new NotAll(refused)
  }
  return (
    <ModalForm
      title={`Reject ${howMany(desk, asked)}?`}
      size="md"
      action={asked < countAtOpening ? `Reject ${asked}` : 'Reject'}
      kind="stop"
      schema={Reason}
      fields={REASON_FIELDS}
      start={NO_REASON}
      onSave={reject}
      tell={(error) => (error instanceof NotAll ? error.lines : 'Something went wrong. Please try again.')}
      onClose={onClose}
    >
      {count > 0 && count < countAtOpening && (
        <p>
          {countAtOpening - count} of {countAtOpening} are no longer pending.
        </p>
      )}
      {shown?.customer_email && rejectionOf && (
        <RejectionMail
          request={shown}
          name={`${shown.customer_name} (#${shown.id})`}
          to={shown.customer_email}
          rejectionOf={rejectionOf}
          {...(asked > 1 && { others: OTHERS })}
        />
      )}
      {count > 0 && !shown && (
        <Notice tone="neutral">
          {asked > 1 ? 'None of these customers left an' : 'This customer left no'} e-mail address, so no e-mail is
          sent.
        </Notice>
      )}
    </ModalForm>
  )
}

/** Some of several requests were not moved. */
class NotAll extends ApiError {
  readonly lines: readonly string[]

  constructor(refused: Outcome<DeskRequest<string>>['refused']) {
    super(409, 'Some were not rejected.')
    this.lines = ['Not rejected:', ...refused.map(refusalInWords)]
  }
}

// Here it is no longer listed, so whatever arrived has changed it.
const LOST = 'No response came, but it is no longer pending. Its history says why.'

interface NoneLeftDialogProps<S extends string, R extends DeskRequest<S>> {
  desk: Desk<S>
  refused: Outcome<R>['refused']
  onClose: () => void
}

/** Says which of several requests were left out, when there is none to try again. */
function NoneLeftDialog<S extends string, R extends DeskRequest<S>>({
  desk,
  refused,
  onClose,
}: NoneLeftDialogProps<S, R>) {
  const wordsId = useId()
  const sure = refused.filter(({ isUnsure }) => !isUnsure).length
  const title = sure > 0 ? `${howMany(desk, sure)} not ${desk.bulk.done}` : 'None left to reject'
  return (
    <Dialog title={title} role="alertdialog" wordsId={wordsId} onClose={onClose}>
      <div id={wordsId}>
        {refused.length > 0 ? (
          <ul className={css.refused}>
            {refused.map((one) => (
              <li key={one.request.id}>{refusalInWords(one.isUnsure ? { ...one, words: LOST } : one)}</li>
            ))}
          </ul>
        ) : (
          <p>The chosen {desk.title.toLowerCase()}s are no longer listed as pending, so none of them was changed.</p>
        )}
      </div>
      <DialogClose onClose={onClose} />
    </Dialog>
  )
}
