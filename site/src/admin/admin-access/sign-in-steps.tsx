import { useState } from 'react'
import type { Account } from '#contract/account'
import { adviceOf } from '../api-error.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import css from './admin-access.module.css'
import { type Actor, whyNotOneStep } from './limits.ts'
import { useOneStep } from './queries.ts'

interface Props {
  account: Account
  actor: Actor
}

/** Whether an account signs in with a second step, and for others a way to turn that off, since phones get lost. */
export function SignInSteps({ account, actor }: Props) {
  const { username } = account
  const [asking, setAsking] = useState(false)
  const turnOff = useOneStep()
  if (!account.second_factor) return 'Password alone'
  return (
    <div className={css.steps}>
      In two steps
      {whyNotOneStep(actor, account) === null && (
        <Button
          kind="plain-stop"
          busy={turnOff.isPending}
          onClick={() => setAsking(true)}
          aria-label={`Turn off the two-step sign-in of ${username}`}
        >
          Turn off
        </Button>
      )}
      {turnOff.isError && <Notice tone="stop">{adviceOf(turnOff.error)}</Notice>}
      {asking && (
        <ConfirmDialog
          kind="warning"
          title={`Turn off the two-step sign-in of ${username}?`}
          action="Turn off"
          onConfirm={() => turnOff.mutate(account)}
          onClose={() => setAsking(false)}
        >
          <p>
            From then on the password alone signs {username} in. Do this only if you know that it is {username} who has
            lost the phone, such as by calling back.
          </p>
        </ConfirmDialog>
      )}
    </div>
  )
}
