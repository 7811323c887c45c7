import { useCallback, useMemo } from 'react'
import { goTo } from '../router.ts'
import { useUser } from '../session/session.ts'
import { CardSkeletons } from '../ui/list/card-grid.tsx'
import { SectionBody } from '../ui/panel/section-body.tsx'
import { Loaded } from '../ui/state/loaded.tsx'
import { SectionNotice } from '../ui/state/section-notice.tsx'
import { AccountCard } from './account-card.tsx'
import { AccountForm } from './account-form.tsx'
import { type AccessAddress, accessHref } from './address.ts'
import { GroupCard } from './group-card.tsx'
import { GroupForm } from './group-form.tsx'
import { roleInWords } from './levels.ts'
import { type Actor, accountEditRefusal, anyChangeRefusal, groupEditRefusal } from './limits.ts'
import type { useDirectory } from './queries.ts'
import { RecordCards } from './record-cards.tsx'

interface Props {
  address: AccessAddress
  directory: ReturnType<typeof useDirectory>
}

/** The accounts or the groups as cards, and the form of the one that is open. */
export function DirectoryDesk({ address, directory }: Props) {
  const { id } = useUser()
  const { tab, q } = address
  const { data } = directory
  // The same ones as before where nothing has changed, for the cards are memoized.
  const actor = useMemo(() => data && { me: id, directory: data }, [id, data])
  const edit = useCallback(
    (record: number) => goTo(accessHref({ tab, q, edit: record, kind: '', record: null })),
    [tab, q],
  )
  const Cards = tab === 'accounts' ? Accounts : Groups
  const noun = tab === 'accounts' ? 'accounts' : 'groups'
  return (
    <SectionBody>
      <Loaded
        query={{ ...directory, data: actor }}
        failed={`The ${noun} could not be loaded`}
        skeleton={<CardSkeletons label={`Loading ${noun}`} wide />}
      >
        {(actor) => (
          <>
            {anyChangeRefusal(actor) !== null && (
              <SectionNotice>Your account may look at accounts and groups, but not change them.</SectionNotice>
            )}
            <Cards address={address} actor={actor} onEdit={edit} />
          </>
        )}
      </Loaded>
    </SectionBody>
  )
}

interface CardsProps {
  address: AccessAddress
  actor: Actor
  onEdit: (id: number) => void
}

function Accounts({ address, actor, onEdit }: CardsProps) {
  return (
    <RecordCards
      address={address}
      actor={actor}
      noun="account"
      records={actor.directory.accounts}
      textOf={({ username, email, role, group }) => [username, email, roleInWords(role), group?.name].join('\n')}
      searched="the name, the e-mail address or the role"
      begin="Add one for everybody who works in the portal."
      refusalOf={accountEditRefusal}
      card={(account) => <AccountCard key={account.id} account={account} actor={actor} onEdit={onEdit} />}
      form={(account, onClose) => <AccountForm account={account} actor={actor} onClose={onClose} />}
    />
  )
}

function Groups({ address, actor, onEdit }: CardsProps) {
  return (
    <RecordCards
      address={address}
      actor={actor}
      noun="group"
      records={actor.directory.groups}
      textOf={({ name, description }) => `${name}\n${description}`}
      searched="the name or the description"
      begin="A group gives several accounts the same level and the same rights. Add one with the button above."
      refusalOf={groupEditRefusal}
      card={(group) => <GroupCard key={group.id} group={group} actor={actor} onEdit={onEdit} />}
      form={(group, onClose) => <GroupForm group={group} onClose={onClose} />}
    />
  )
}
