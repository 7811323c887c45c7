import { useId, useRef } from 'react'
import { type NewSecondFactor, SecondFactorCode } from '#contract/access/second-factor'
import { ApiError, isTransient, messageOf } from '../api/api-error.ts'
import { ModalForm } from '../ui/form/modal-form.tsx'
import { toast } from '../ui/toast/toasts.ts'
import { confirmSecondFactor, readSecondFactor } from './calls.ts'
import { KeyToScan, KeyToType } from './key-to-scan.tsx'

const Code = SecondFactorCode.pick({ otp: true })
const FIELD = {
  kind: 'text',
  name: 'otp',
  label: 'Code',
  required: true,
  autoComplete: 'one-time-code',
  inputMode: 'numeric',
} as const

interface Props {
  proposed: NewSecondFactor
  /** Gets the recovery codes, or `null` if they were lost on their way. */
  onConfirmed: (codes: readonly string[] | null) => void
  onClose: () => void
}

/** Turns two-step sign-in on by a code of the app that has the proposed key. */
export function KeyForm({ proposed, onConfirmed, onClose }: Props) {
  const { secret, uri } = proposed
  const wordsId = useId()
  const wasLost = useRef(false)
  const confirm = async ({ otp }: Pick<SecondFactorCode, 'otp'>) => {
    try {
      onConfirmed(await confirmSecondFactor({ secret, otp }))
    } catch (error) {
      if (isTransient(error)) wasLost.current = true
      const isRefused = error instanceof ApiError && error.status === 409
      // The call that failed may not have arrived either, and another tab may have made another key.
      if (!wasLost.current || !isRefused || (await readSecondFactor()) === null) throw error
      toast('Two-step sign-in is on, but its recovery codes got lost on their way. Make new ones.', { tone: 'stop' })
      onConfirmed(null)
    }
  }
  return (
    <ModalForm
      title="Set up two-step sign-in"
      size="md"
      action="Turn on"
      schema={Code}
      // It has the focus first, and what to do before stands above it.
      fields={[{ ...FIELD, noteId: wordsId }]}
      start={{ values: { otp: '' } }}
      intro={<KeyToScan uri={uri} wordsId={wordsId} />}
      onSave={confirm}
      tell={messageOf}
      onClose={onClose}
    >
      <KeyToType secret={secret} />
    </ModalForm>
  )
}
