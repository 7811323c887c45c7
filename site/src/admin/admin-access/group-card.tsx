import { Pencil } from 'lucide-react'
import { memo } from 'react'
import type { Group } from '#contract/access/account'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/list/card-grid.tsx'
import { Fact } from '../ui/panel/facts.tsx'
import { StateBadge } from '../ui/state-badge.tsx'
import { ActiveBadge } from './account-card.tsx'
import css from './admin-access.module.css'
import { Deletion } from './deletion.tsx'
import { levelBand } from './levels.ts'
import { type Actor, anyChangeRefusal, groupDeletionRefusal, groupEditRefusal } from './limits.ts'
import { permissionSummary } from './permission-states.ts'

interface Props {
  group: Group
  actor: Actor
  onEdit: (id: number) => void
}

/** One group: what it gives to its members, and what can be done with it; memoized, since there may be hundreds. */
export const GroupCard = memo(function GroupCard({ group, actor, onEdit }: Props) {
  const { id, name, description, role_level, members, permissions } = group
  const refusal = groupEditRefusal(actor, group)
  return (
    <Card
      title={name}
      badges={
        <>
          <StateBadge look={levelBand(role_level)} />
          <ActiveBadge isActive={group.is_active} />
        </>
      }
      actions={
        <>
          <Button icon={Pencil} disabled={refusal !== null} onClick={() => onEdit(id)} aria-label={`Edit ${name}`}>
            Edit
          </Button>
          <Deletion
            record={group}
            noun="admin group"
            name={name}
            refusal={groupDeletionRefusal(actor, group)}
            isToldAbove={anyChangeRefusal(actor) !== null}
          >
            <p>
              {members === 0
                ? 'Nobody is in it.'
                : members === 1
                  ? 'Its member keeps the account and loses what it gave.'
                  : `Its ${members} members keep their accounts and lose what it gave.`}
            </p>
          </Deletion>
        </>
      }
    >
      {description && <p className={css.words}>{description}</p>}
      <dl className={css.facts}>
        <Fact label="Role level">{role_level}</Fact>
        <Fact label="Members">{members}</Fact>
        <Fact label="Permissions">{permissionSummary(permissions)}</Fact>
      </dl>
    </Card>
  )
})
