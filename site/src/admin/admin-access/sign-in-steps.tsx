import { useState } from 'react'
import type { Account } from '#contract/access/account'
import { adviceOf } from '../api/api-error.ts'
import { $accountDialog } from '../shell/account-dialogs.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx'
import { isolated } from '../ui/dialog/isolated.ts'
import { Notice } from '../ui/state/notice.tsx'
import { useFocusFallback } from '../ui/use-focus-fallback.ts'
import css from './admin-access.module.css'
import { type Actor, secondFactorRemovalRefusal } from './limits.ts'
import { useSecondFactorRemoval } from './queries.ts'

interface Props {
  account: Account
  actor: Actor
}

/** In how many steps an account signs in, and what can be done about that. */
export function SignInSteps({ account, actor }: Props) {
  const { id, second_factor } = account
  const isOwn = id === actor.me
  // Turning it off removes the button that did it.
  const row = useFocusFallback<HTMLDivElement>(second_factor)
  return (
    <div ref={row} tabIndex={-1} className={css.steps}>
      {second_factor ? 'In two steps' : 'Password alone'}
      {isOwn && <OwnSteps isOn={second_factor} />}
      {!isOwn && second_factor && (
        <TurnOff account={account} disabled={secondFactorRemovalRefusal(actor, account) !== null} />
      )}
    </div>
  )
}

function OwnSteps({ isOn }: { isOn: boolean }) {
  const [action, open] = [isOn ? 'Change' : 'Set up', () => $accountDialog.set('two-step')]
  return (
    <Button kind="quiet" onClick={open} aria-label={`${action} two-step sign-in`}>
      {action}
    </Button>
  )
}

// For somebody who has lost the phone.
function TurnOff({ account, disabled }: { account: Account; disabled: boolean }) {
  const { username } = account
  const [asking, setAsking] = useState(false)
  const turnOff = useSecondFactorRemoval()
  return (
    <>
      <Button
        kind="plain-stop"
        disabled={disabled}
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
          title={`Turn off two-step sign-in of ${isolated(username)}?`}
          action="Turn off"
          onConfirm={() => turnOff.mutate(account)}
          onClose={() => setAsking(false)}
        >
          <p>
            From then on the password alone signs {username} in. Do this only if you know that it is {username} who has
            lost the phone: call back, for example. If it was stolen, set a new password too.
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
