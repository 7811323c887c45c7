import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type NewSecondFactor, PasswordProof, type SecondFactorResponse } from '#contract/access/second-factor'
import { momentInWords } from '#domain/moments'
import { messageOf } from '../api/api-error.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog/dialog.tsx'
import { ModalForm } from '../ui/form/modal-form.tsx'
import { passwordField } from '../ui/form/password-fields.ts'
import { Skeleton } from '../ui/list/skeleton.tsx'
import { Loaded } from '../ui/state/loaded.tsx'
import { toast } from '../ui/toast/toasts.ts'
import { useFocusFallback } from '../ui/use-focus-fallback.ts'
import { proposeSecondFactor, readSecondFactor, removeSecondFactor, replaceRecoveryCodes } from './calls.ts'
import { codesLeftInWords } from './codes-left.ts'
import { KeyForm } from './key-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import css from './two-step.module.css'

type SecondFactor = SecondFactorResponse['second_factor']

/** What the dialog shows. Each step but the first follows from the one before it. */
type Step =
  | { at: 'state' | 'setup' | 'renewal' | 'removal' }
  | { at: 'key'; key: NewSecondFactor }
  | { at: 'codes'; codes: readonly string[]; isNew: boolean }

const QUERY = ['own', 'second-factor'] as const
const BEFORE_SETUP =
  'You need an authenticator app. Google Authenticator and Microsoft Authenticator are free in your phone’s app store, and many password managers can do it too. At the end you get recovery codes, for the day on which the phone is lost.'
const NEW_PHONE = 'With a new phone, turn two-step sign-in off and set it up again.'
const PASSWORD = [passwordField('current_password', 'Current password', 'current-password')]

/** The user's own two-step sign-in: setting it up with an authenticator app, renewing its recovery codes, turning it off. */
export function TwoStep({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  const [step, setStep] = useState<Step>({ at: 'state' })
  // Also what the cards of the accounts show.
  const go = (to: Step) => {
    void queries.invalidateQueries()
    setStep(to)
  }
  // A form closes itself after a save, by which time the next step may be shown.
  const back = () => setStep((now) => (now.at === step.at ? { at: 'state' } : now))
  switch (step.at) {
    case 'state':
      return <State onStep={setStep} onClose={onClose} />
    case 'setup':
      return (
        <ProofForm
          title="Set up two-step sign-in"
          action="Continue"
          onProven={async (proof) => setStep({ at: 'key', key: await proposeSecondFactor(proof) })}
          onClose={back}
        />
      )
    case 'renewal':
      return (
        <ProofForm
          title="New recovery codes"
          words="The recovery codes that you have now stop working."
          action="Make new codes"
          onProven={async (proof) => go({ at: 'codes', codes: await replaceRecoveryCodes(proof), isNew: false })}
          onClose={back}
        />
      )
    case 'removal':
      return (
        <ProofForm
          title="Turn off two-step sign-in"
          words="From then on your password alone signs you in."
          action="Turn off"
          kind="stop"
          onProven={async (proof) => {
            await removeSecondFactor(proof)
            toast('Two-step sign-in is off.')
            go({ at: 'state' })
          }}
          onClose={back}
        />
      )
    case 'key':
      return (
        <KeyForm
          proposed={step.key}
          onConfirmed={(codes) => go(codes ? { at: 'codes', codes, isNew: true } : { at: 'state' })}
          onClose={back}
        />
      )
    case 'codes':
      return <RecoveryCodes codes={step.codes} isNew={step.isNew} onClose={onClose} />
  }
}

function State({ onStep, onClose }: { onStep: (step: Step) => void; onClose: () => void }) {
  const factor = useQuery({ queryKey: QUERY, queryFn: ({ signal }) => readSecondFactor(signal) })
  // The button that turned it off is gone once that is known.
  const words = useFocusFallback<HTMLDivElement>(factor.data?.created_at ?? 'off')
  return (
    <Dialog title="Two-step sign-in" size="lg" onClose={onClose}>
      <div ref={words} tabIndex={-1} className={css.words}>
        <p>
          After your password, the portal asks for a code that an app on your phone shows. Somebody who learns your
          password cannot sign in with it alone.
        </p>
        <Loaded
          query={factor}
          failed="Your two-step sign-in could not be loaded"
          skeleton={<Skeleton label="Loading your two-step sign-in" rows={1} />}
        >
          {(known) => (
            <>
              <p className={css.state}>{stateInWords(known)}</p>
              <p>{known ? NEW_PHONE : BEFORE_SETUP}</p>
            </>
          )}
        </Loaded>
      </div>
      <DialogActions>
        {factor.data && (
          <Button kind="plain-stop" onClick={() => onStep({ at: 'removal' })}>
            Turn off
          </Button>
        )}
        <Button onClick={onClose}>Close</Button>
        {factor.data && (
          <Button kind="go" onClick={() => onStep({ at: 'renewal' })}>
            New recovery codes
          </Button>
        )}
        {factor.data === null && (
          <Button kind="go" onClick={() => onStep({ at: 'setup' })}>
            Set up
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

function stateInWords(factor: SecondFactor): string {
  if (!factor) return 'It is off.'
  const { created_at, recovery_codes: left } = factor
  return `It is on, since ${momentInWords(created_at)}. ${codesLeftInWords(left)}`
}

interface ProofProps {
  title: string
  words?: string
  action: string
  kind?: 'main' | 'stop'
  onProven: (proof: PasswordProof) => Promise<void>
  onClose: () => void
}

function ProofForm({ title, words, action, kind = 'main', onProven, onClose }: ProofProps) {
  return (
    <ModalForm
      title={title}
      action={action}
      kind={kind}
      size="md"
      roomy={false}
      schema={PasswordProof}
      fields={PASSWORD}
      start={{ values: { current_password: '' } }}
      intro={words && <p>{words}</p>}
      onSave={onProven}
      tell={messageOf}
      onClose={onClose}
    />
  )
}
