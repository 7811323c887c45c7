import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import type { Login as Credentials } from '#contract/session'
import { ApiError } from '../api-error.ts'
import { signIn } from '../session.ts'
import { Button } from '../ui/button.tsx'
import css from './login.module.css'
import { CodeField } from './login-fields.tsx'
import { LoginRefusal } from './login-refusal.tsx'

/** True for a refused sign-in that would succeed with a code. */
export function asksForCode(error: unknown): boolean {
  return error instanceof ApiError && error.issues.some(({ path }) => path === 'otp')
}

interface Props {
  credentials: Credentials
  onBack: () => void
}

/** The second step of a login whose password was right. */
export function SecondStep({ credentials, onBack }: Props) {
  const [otp, setOtp] = useState('')
  const [isRecovery, setRecovery] = useState(false)
  const entering = useMutation({ mutationFn: signIn })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (otp.trim() && !entering.isPending) entering.mutate({ ...credentials, otp })
  }
  const change = () => {
    setRecovery(!isRecovery)
    setOtp('')
    entering.reset()
  }
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <p>
        {isRecovery
          ? 'Enter one of the recovery codes that you kept. It works once. Without one, ask whoever manages the accounts to turn off your two-step sign-in.'
          : 'Enter the code that your authenticator app shows for this portal.'}
      </p>
      <CodeField
        key={String(isRecovery)}
        isFirst
        isRecovery={isRecovery}
        value={otp}
        problem={undefined}
        onChange={setOtp}
      />
      {entering.isError && <LoginRefusal error={entering.error} />}
      <Button type="submit" kind="main" disabled={!otp.trim()} busy={entering.isPending}>
        {entering.isPending ? 'Signing in...' : 'Sign In'}
      </Button>
      <div className={css.others}>
        <Button kind="quiet" onClick={change}>
          {isRecovery ? 'Use the app' : 'Use a recovery code'}
        </Button>
        <Button kind="quiet" onClick={onBack}>
          Back
        </Button>
      </div>
    </form>
  )
}
