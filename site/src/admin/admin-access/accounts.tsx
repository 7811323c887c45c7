import { SearchX, UsersRound } from 'lucide-react'
import { goTo } from '../router.ts'
import { FoundStatus } from '../ui/list/found-status.tsx'
import { EmptyState } from '../ui/state/empty-state.tsx'
import { useFocusFallback } from '../ui/use-focus-fallback.ts'
import { hasWords, searchedWords } from '../word-search.ts'
import { AccountCard } from './account-card.tsx'
import { AccountForm } from './account-form.tsx'
import { type AccessAddress, accessHref } from './address.ts'
import css from './admin-access.module.css'
import { FirstCards } from './first-cards.tsx'
import { roleInWords } from './levels.ts'
import { type Actor, accountEditRefusal, anyChangeRefusal } from './limits.ts'
import { OpenForm } from './open-form.tsx'

interface Props {
  address: AccessAddress
  actor: Actor
  onEdit: (id: number) => void
}

/** The accounts that match the search, and the form of the one that is open. */
export function AccountsDesk({ address, actor, onEdit }: Props) {
  const { q, edit } = address
  const { accounts } = actor.directory
  const words = searchedWords(q)
  const found = accounts.filter(({ username, email, role, group }) =>
    hasWords([username, email, roleInWords(role), group?.name].join('\n'), words),
  )
  const ref = useFocusFallback<HTMLDivElement>(accounts.length)
  const account = accounts.find(({ id }) => id === edit)
  const mayEdit = account
    ? accountEditRefusal(actor, account) === null
    : edit === 'new' && anyChangeRefusal(actor) === null
  const close = () => goTo(accessHref({ ...address, edit: null }))
  return (
    <div ref={ref} tabIndex={-1} className={css.desk}>
      <FoundStatus filter={q} count={found.length} />
      {found.length > 0 && (
        <FirstCards label="Admin accounts" records={found}>
          {(one) => <AccountCard key={one.id} account={one} actor={actor} onEdit={onEdit} />}
        </FirstCards>
      )}
      {found.length === 0 && <NoAccounts address={address} />}
      {edit !== null && (
        <OpenForm key={edit} noun="account" record={account} isNew={edit === 'new'} mayEdit={mayEdit} onClose={close}>
          {(open) => <AccountForm account={open} actor={actor} onClose={close} />}
        </OpenForm>
      )}
    </div>
  )
}

function NoAccounts({ address }: { address: AccessAddress }) {
  const { q } = address
  if (!q) {
    return (
      <EmptyState icon={UsersRound} title="No Admin Accounts">
        <p>Add one for everybody who works in the portal.</p>
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={SearchX} title="No Admin Accounts">
      <p>Nothing here matches “{q}”. Try a part of the name, the e-mail address or the role.</p>
      <a href={accessHref({ ...address, q: '' })}>Clear the search</a>
    </EmptyState>
  )
}
