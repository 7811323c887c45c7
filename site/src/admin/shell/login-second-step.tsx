import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import type { Login as Credentials } from '#contract/access/session'
import { showCodesLeft } from '../account/codes-left.ts'
import { ApiError } from '../api/api-error.ts'
import { signIn } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import css from './login.module.css'
import { CodeField } from './login-fields.tsx'
import { LoginRefusal } from './login-refusal.tsx'

/** True for a refused sign-in that would succeed with a code, or another one. */
export function asksForCode(error: unknown): boolean {
  return error instanceof ApiError && error.issues.some(({ path }) => path === 'otp')
}

interface Props {
  credentials: Credentials
  onBack: () => void
}

const OF_APP = 'Enter the code that your authenticator app shows for this portal.'
const OF_RECOVERY =
  'Enter one of the recovery codes that you kept. It works once. Without one, ask whoever manages the accounts to turn off your two-step sign-in.'

/** The second step of a login whose password was right. */
export function SecondStep({ credentials, onBack }: Props) {
  const wordsId = useId()
  const [otp, setOtp] = useState('')
  const [isRecovery, setRecovery] = useState(false)
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: signIn,
    onSuccess: () => isRecovery && showCodesLeft(),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (otp.trim() && !isPending) mutate({ ...credentials, otp })
  }
  const change = () => {
    setRecovery(!isRecovery)
    setOtp('')
    reset()
  }
  const isRefused = asksForCode(error)
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <p id={wordsId}>{isRecovery ? OF_RECOVERY : OF_APP}</p>
      <CodeField
        // Another field gets the focus, as does one whose code was refused.
        key={`${isRecovery} ${isRefused}`}
        takesFocus
        isRecovery={isRecovery}
        describedBy={wordsId}
        value={otp}
        problem={isRefused ? error?.message : undefined}
        onChange={setOtp}
      />
      {error && !isRefused && <LoginRefusal error={error} />}
      <Button type="submit" kind="main" disabled={!otp.trim()} busy={isPending}>
        {isPending ? 'Signing in...' : 'Sign In'}
      </Button>
      {/* Not while it may still succeed: it would open the portal for whoever has gone on to sign in. */}
      <div className={css.others}>
        <Button kind="quiet" disabled={isPending} onClick={change}>
          {isRecovery ? 'Use the app' : 'Use a recovery code'}
        </Button>
        <Button kind="quiet" disabled={isPending} onClick={onBack}>
          Back
        </Button>
      </div>
    </form>
  )
}
