import { useState } from 'react'
import type { Account } from '#contract/account'
import { TwoStep } from '../account/two-step.tsx'
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

/** In how many steps an account signs in, and what can be done about that. */
export function SignInSteps({ account, actor }: Props) {
  const { id, second_factor } = account
  const isOwn = id === actor.me
  return (
    <div className={css.steps}>
      {second_factor ? 'In two steps' : 'Password alone'}
      {isOwn && <OwnSteps isOn={second_factor} />}
      {!isOwn && second_factor && whyNotOneStep(actor, account) === null && <TurnOff account={account} />}
    </div>
  )
}

function OwnSteps({ isOn }: { isOn: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)} aria-label={`${isOn ? 'Change' : 'Set up'} two-step sign-in`}>
        {isOn ? 'Change' : 'Set up'}
      </Button>
      {isOpen && <TwoStep onClose={() => setOpen(false)} />}
    </>
  )
}

// For somebody who has lost the phone.
function TurnOff({ account }: { account: Account }) {
  const { username } = account
  const [asking, setAsking] = useState(false)
  const turnOff = useOneStep()
  return (
    <>
      <Button
        kind="plain-stop"
        busy={turnOff.isPending}
        onClick={() => setAsking(true)}
        aria-label={`Turn off two-step sign-in of ${username}`}
      >
        Turn off
      </Button>
      {turnOff.isError && <Notice tone="stop">{adviceOf(turnOff.error)}</Notice>}
      {asking && (
        <ConfirmDialog
          kind="warning"
          title={`Turn off two-step sign-in of ${username}?`}
          action="Turn off"
          onConfirm={() => turnOff.mutate(account)}
          onClose={() => setAsking(false)}
        >
          <p>
            From then on the password alone signs {username} in. Do this only if you know that it is {username} who has
            lost the phone: call back, for example.
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
