import { KeyRound, Lock, LockOpen } from 'lucide-react'
import { useState } from 'react'
import type { SiteAccessResponse } from '#contract/access/site-access'
import { adviceOf } from '../api/api-error.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx'
import { Skeleton } from '../ui/list/skeleton.tsx'
import { Loaded } from '../ui/state/loaded.tsx'
import { Notice } from '../ui/state/notice.tsx'
import css from './business-info.module.css'
import { useSiteAccess, useSiteAccessChange } from './queries.ts'
import { SitePasswordForm } from './site-password-form.tsx'

/** Whether visitors need a password to see the public site (rulings, section 3). */
export function SitePassword({ mayManage }: { mayManage: boolean }) {
  return (
    <section className={css.card} aria-label="Site password">
      <h2 className={css.title}>Site password</h2>
      <Loaded
        query={useSiteAccess()}
        failed="Not loaded"
        skeleton={<Skeleton label="Loading the site password" rows={1} />}
      >
        {(access) => <Switch access={access} mayManage={mayManage} />}
      </Loaded>
    </section>
  )
}

interface Props {
  access: SiteAccessResponse
  mayManage: boolean
}

function Switch({ access: { required, password_set, version }, mayManage }: Props) {
  // Fixed when the question opens: if somebody else flips the switch meanwhile, confirming must not do the opposite.
  const [asking, setAsking] = useState<{ required: boolean } | 'password' | null>(null)
  const change = useSiteAccessChange()
  const close = () => setAsking(null)
  const flip = (wasRequired: boolean) =>
    change.mutate({
      input: { required: !wasRequired },
      done: wasRequired ? 'The public site is open to everybody.' : 'Visitors need the site password now.',
    })
  // The change may have succeeded with only its response lost: “try again” beside a site that is already closed would open it.
  const isStillFailed = change.isError && change.variables.input.required !== required
  return (
    <>
      <div className={css.line}>
        <Badge tone={required ? 'waiting' : 'ok'} icon={required ? Lock : LockOpen}>
          {required ? 'Visitors need the password' : 'Open to everybody'}
        </Badge>
      </div>
      <p className={css.words}>{inWords(required, password_set)}</p>
      {isStillFailed && <Notice tone="stop">{adviceOf(change.error)}</Notice>}
      {mayManage ? (
        <div className={css.buttons}>
          {password_set && (
            <Button icon={required ? LockOpen : Lock} busy={change.isPending} onClick={() => setAsking({ required })}>
              {required ? 'Switch off' : 'Switch on'}
            </Button>
          )}
          <Button icon={KeyRound} onClick={() => setAsking('password')}>
            {password_set ? 'Change password' : 'Set a password'}
          </Button>
        </div>
      ) : (
        <p className={css.words}>Your account may not change this.</p>
      )}
      {asking === 'password' && <SitePasswordForm version={version} onClose={close} />}
      {asking !== null && asking !== 'password' && (
        <SwitchQuestion required={asking.required} onConfirm={() => flip(asking.required)} onClose={close} />
      )}
    </>
  )
}

function inWords(required: boolean, isSet: boolean): string {
  if (required) return 'Nobody sees a public page without entering it first. The portal stays open to staff.'
  return isSet ? 'A password is stored, but not asked for.' : 'No password is stored. Set one before you switch it on.'
}

interface SwitchQuestionProps {
  /** Whether visitors needed the password when this was asked. */
  required: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before the whole public site is closed or opened. */
function SwitchQuestion({ required, onConfirm, onClose }: SwitchQuestionProps) {
  return (
    <ConfirmDialog
      kind="warning"
      title={required ? 'Open the public site?' : 'Close the public site?'}
      action={required ? 'Switch off' : 'Switch on'}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        {required
          ? 'Everybody will see every public page at once, search engines too.'
          : 'Every visitor must enter the password before they see anything, including those who are on the site right now.'}
      </p>
    </ConfirmDialog>
  )
}
