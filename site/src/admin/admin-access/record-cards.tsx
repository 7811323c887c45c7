import { SearchX, UsersRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { goTo } from '../router.ts'
import { Dialog, DialogClose } from '../ui/dialog/dialog.tsx'
import { CardGrid } from '../ui/list/card-grid.tsx'
import { FoundStatus } from '../ui/list/found-status.tsx'
import { ShowMore } from '../ui/list/show-more.tsx'
import { useIncrementalList } from '../ui/list/use-incremental-list.ts'
import { EmptyState } from '../ui/state/empty-state.tsx'
import { useFocusFallback } from '../ui/use-focus-fallback.ts'
import { hasWords, searchedWords } from '../word-search.ts'
import { type AccessAddress, accessHref } from './address.ts'
import css from './admin-access.module.css'
import { type Actor, anyChangeRefusal } from './limits.ts'

// A step is to take less than a third of a second on a slow computer.
const AT_ONCE = 40

interface Props<R> {
  address: AccessAddress
  actor: Actor
  noun: 'account' | 'group'
  records: readonly R[]
  /** What a search looks at, and how a sentence names that. */
  textOf: (record: R) => string
  searched: string
  /** What an empty list suggests to do. */
  begin: string
  /** Why the actor may not change a record; `null` where they may. */
  refusalOf: (actor: Actor, record: R) => string | null
  card: (record: R) => ReactNode
  /** The form of a record, or of a new one. */
  form: (record: R | null, onClose: () => void) => ReactNode
}

/** The accounts or groups that match the search, and the form of the one that is open. */
export function RecordCards<R extends { id: number }>(props: Props<R>) {
  const { address, actor, noun, records, textOf, refusalOf, card, form } = props
  const { q, edit } = address
  const words = searchedWords(q)
  const found = records.filter((record) => hasWords(textOf(record), words))
  const { shown, list } = useIncrementalList(found, AT_ONCE)
  const ref = useFocusFallback<HTMLDivElement>(records.length)
  const open = records.find(({ id }) => id === edit)
  const mayEdit = open ? refusalOf(actor, open) === null : edit === 'new' && anyChangeRefusal(actor) === null
  const close = () => goTo(accessHref({ ...address, edit: null }))
  return (
    <div ref={ref} tabIndex={-1} className={css.desk}>
      <FoundStatus filter={q} count={found.length} />
      {found.length > 0 ? (
        <>
          <CardGrid label={`Admin ${noun}s`} wide>
            {shown.map(card)}
          </CardGrid>
          <ShowMore list={list} />
        </>
      ) : (
        <Nothing {...props} />
      )}
      {edit !== null && (
        <OpenForm key={edit} noun={noun} record={open} isNew={edit === 'new'} mayEdit={mayEdit} onClose={close}>
          {(record) => form(record, close)}
        </OpenForm>
      )}
    </div>
  )
}

function Nothing<R>({ address, noun, searched, begin }: Props<R>) {
  const { q } = address
  const title = noun === 'account' ? 'No Admin Accounts' : 'No Admin Groups'
  if (!q) {
    return (
      <EmptyState icon={UsersRound} title={title}>
        <p>{begin}</p>
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={SearchX} title={title}>
      <p>
        Nothing here matches “{q}”. Try a part of {searched}.
      </p>
      <a href={accessHref({ ...address, q: '' })}>Clear the search</a>
    </EmptyState>
  )
}

interface OpenFormProps<R> {
  noun: string
  /** The record as the list has it; none for a new one. */
  record: R | undefined
  isNew: boolean
  mayEdit: boolean
  onClose: () => void
  /** The form of a record, or of a new one. */
  children: (record: R | null) => ReactNode
}

/**
 * The form that the address opens. It stays open, with what was typed, even if the record is deleted or the right to change it
 * withdrawn meanwhile; a save then says why it is refused.
 */
function OpenForm<R>({ noun, record, isNew, mayEdit, onClose, children }: OpenFormProps<R>) {
  const [opened, setOpened] = useState<{ record: R | null } | null>(null)
  if (mayEdit && !opened) setOpened({ record: record ?? null })
  if (opened) return children(record ?? opened.record)
  if (isNew || record) return null
  return (
    <Dialog title={`This ${noun} does not exist`} onClose={onClose}>
      <p>Somebody may have deleted it, or the link is incomplete.</p>
      <DialogClose onClose={onClose} />
    </Dialog>
  )
}
