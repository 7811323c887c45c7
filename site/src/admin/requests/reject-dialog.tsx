import { ApiError, isStale, messageOf } from '../api/api-error.ts'
import { ModalForm } from '../ui/form/modal-form.tsx'
import { Notice } from '../ui/state/notice.tsx'
import { allChangesInWords } from './changes-in-words.ts'
import type { DecidedRequest, DecidingDesk, DeskMove } from './desk.ts'
import { NO_REASON, REASON_FIELDS, Reason } from './reason-form.ts'
import { RejectionMail, type RejectionOf } from './rejection-mail.tsx'
import type { OpenProps } from './request-desk.tsx'

interface Props<S extends string, R extends DecidedRequest<S>> extends OpenProps<R> {
  desk: DecidingDesk<S>
  rejectionOf: RejectionOf<R>
  rejected: S
  onMove: (move: DeskMove<S>) => Promise<unknown>
  onClose: () => void
}

/** Asks why a request is rejected; stays open, with what was typed, until it is. */
export function RejectDialog<S extends string, R extends DecidedRequest<S>>(props: Props<S, R>) {
  const { desk, rejectionOf, request, rejected, onMove, onReload, onClose } = props
  const canReject = (status: S) => desk.movesFrom(status).includes(rejected)
  const reject = async ({ close_reason }: Reason) => {
    try {
      await onMove({ status: rejected, close_reason })
    } catch (error) {
      if (!isStale(error)) throw error
      // Reloaded, so that the next press decides on what was said.
      const now = (await onReload().catch(throwUnread)) ?? request
      throw new Outdated(allChangesInWords(desk, request, now), canReject(now.status))
    }
  }
  return (
    <ModalForm
      title={`Reject request #${request.id}?`}
      size="md"
      roomy={request.customer_email !== ''}
      action={desk.moves[rejected].action}
      kind="stop"
      schema={Reason}
      fields={REASON_FIELDS}
      start={NO_REASON}
      onSave={reject}
      tell={messageOf}
      onClose={onClose}
    >
      {canReject(request.status) && request.customer_email === '' && (
        <Notice tone="neutral">This customer left no e-mail address, so no e-mail is sent.</Notice>
      )}
      {canReject(request.status) && request.customer_email !== '' && (
        <RejectionMail
          request={request}
          name={request.customer_name}
          to={request.customer_email}
          rejectionOf={rejectionOf}
        />
      )}
    </ModalForm>
  )
}

/** Somebody else changed the request first. Says how: on a phone, the question covers the request. */
class Outdated extends ApiError {
  constructor(news: string, canReject: boolean) {
    const next = canReject ? 'Reject it again if that is still right.' : 'There is nothing left to reject.'
    super(412, ['Somebody else changed this request meanwhile.', news, next].filter(Boolean).join(' '))
  }
}

function throwUnread(error: unknown): never {
  const words = 'Somebody else changed this request meanwhile, and it could not be loaded again. Try again.'
  throw new ApiError(error instanceof ApiError ? error.status : 0, words)
}
