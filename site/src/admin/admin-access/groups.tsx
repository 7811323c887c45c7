import { SearchX, UsersRound } from 'lucide-react'
import { goTo } from '../router.ts'
import { FoundStatus } from '../ui/list/found-status.tsx'
import { EmptyState } from '../ui/state/empty-state.tsx'
import { useFocusFallback } from '../ui/use-focus-fallback.ts'
import { hasWords, searchedWords } from '../word-search.ts'
import { type AccessAddress, accessHref } from './address.ts'
import css from './admin-access.module.css'
import { FirstCards } from './first-cards.tsx'
import { GroupCard } from './group-card.tsx'
import { GroupForm } from './group-form.tsx'
import { type Actor, anyChangeRefusal, groupEditRefusal } from './limits.ts'
import { OpenForm } from './open-form.tsx'

interface Props {
  address: AccessAddress
  actor: Actor
  onEdit: (id: number) => void
}

/** The groups that match the search, and the form of the one that is open. */
export function GroupsDesk({ address, actor, onEdit }: Props) {
  const { q, edit } = address
  const { groups } = actor.directory
  const words = searchedWords(q)
  const found = groups.filter(({ name, description }) => hasWords(`${name}\n${description}`, words))
  const ref = useFocusFallback<HTMLDivElement>(groups.length)
  const group = groups.find(({ id }) => id === edit)
  const mayEdit = group ? groupEditRefusal(actor, group) === null : edit === 'new' && anyChangeRefusal(actor) === null
  const close = () => goTo(accessHref({ ...address, edit: null }))
  return (
    <div ref={ref} tabIndex={-1} className={css.desk}>
      <FoundStatus filter={q} count={found.length} />
      {found.length > 0 && (
        <FirstCards label="Admin groups" records={found}>
          {(one) => <GroupCard key={one.id} group={one} actor={actor} onEdit={onEdit} />}
        </FirstCards>
      )}
      {found.length === 0 && <NoGroups address={address} />}
      {edit !== null && (
        <OpenForm key={edit} noun="group" record={group} isNew={edit === 'new'} mayEdit={mayEdit} onClose={close}>
          {(open) => <GroupForm group={open} onClose={close} />}
        </OpenForm>
      )}
    </div>
  )
}

function NoGroups({ address }: { address: AccessAddress }) {
  const { q } = address
  if (!q) {
    return (
      <EmptyState icon={UsersRound} title="No Admin Groups">
        <p>A group gives several accounts the same level and the same rights. Add one with the button above.</p>
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={SearchX} title="No Admin Groups">
      <p>Nothing here matches “{q}”. Try a part of the name or the description.</p>
      <a href={accessHref({ ...address, q: '' })}>Clear the search</a>
    </EmptyState>
  )
}
