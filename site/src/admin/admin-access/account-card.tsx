import { CircleCheck, CircleOff, Pencil } from 'lucide-react'
import { memo } from 'react'
import type { Account } from '#contract/access/account'
import { rightsIn } from '#domain/access/directory'
import { momentInWords } from '#domain/moments'
import { Age } from '../ui/age.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/list/card-grid.tsx'
import { Fact } from '../ui/panel/facts.tsx'
import { StateBadge } from '../ui/state-badge.tsx'
import css from './admin-access.module.css'
import { Deletion } from './deletion.tsx'
import { levelBand, roleInWords } from './levels.ts'
import { type Actor, accountDeletionRefusal, accountEditRefusal, anyChangeRefusal } from './limits.ts'
import { OwnAccount } from './own-account.tsx'
import { SignInSteps } from './sign-in-steps.tsx'

interface Props {
  account: Account
  actor: Actor
  onEdit: (id: number) => void
}

/** One account: who it is, what it may do, and what can be done with it; memoized, since there may be hundreds. */
export const AccountCard = memo(function AccountCard({ account, actor, onEdit }: Props) {
  const { id, username, email, role, group, last_login, created_at } = account
  const isOwn = id === actor.me
  const refusal = accountEditRefusal(actor, account)
  return (
    <Card
      title={username}
      note={isOwn ? 'That is you' : undefined}
      badges={<AccountBadges account={account} actor={actor} />}
      actions={
        <>
          <Button icon={Pencil} disabled={refusal !== null} onClick={() => onEdit(id)} aria-label={`Edit ${username}`}>
            Edit
          </Button>
          {isOwn ? (
            <OwnAccount />
          ) : (
            <Deletion
              record={account}
              noun="admin account"
              name={username}
              refusal={accountDeletionRefusal(actor, account)}
              isToldAbove={anyChangeRefusal(actor) !== null}
            >
              <p>{username} is signed out at once and cannot sign in again. What they did stays in the audit trail.</p>
            </Deletion>
          )}
        </>
      }
    >
      <dl className={css.facts}>
        <Fact label="E-mail">{brokenAtHost(email)}</Fact>
        <Fact label="Role">{roleInWords(role)}</Fact>
        <Fact label="Group">{group?.name ?? 'None'}</Fact>
        <Fact label="Sign-in">
          <SignInSteps account={account} actor={actor} />
        </Fact>
        <Fact label="Last login">{last_login ? <Age instant={last_login} /> : 'Never'}</Fact>
        <Fact label="Created">{momentInWords(created_at)}</Fact>
      </dl>
    </Card>
  )
})

// Lets an address that is too long for a line break before its host, where a reader would break it.
function brokenAtHost(email: string) {
  const at = email.lastIndexOf('@') + 1
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}

function AccountBadges({ account, actor }: Pick<Props, 'account' | 'actor'>) {
  return (
    <>
      <StateBadge look={levelBand(rightsIn(actor.directory, account).roleLevel)} />
      <ActiveBadge isActive={account.is_active} />
    </>
  )
}

/** Whether an account or a group is in use. */
export function ActiveBadge({ isActive }: { isActive: boolean }) {
  return (
    <Badge tone={isActive ? 'ok' : 'stop'} icon={isActive ? CircleCheck : CircleOff}>
      {isActive ? 'Active' : 'Inactive'}
    </Badge>
  )
}
