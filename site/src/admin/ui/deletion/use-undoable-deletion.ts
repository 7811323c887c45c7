import { useMutation, useQueryClient } from '@tanstack/react-query'
import { adviceOf, isGone, isTransient } from '../../api/api-error.ts'
import { $router } from '../../router.ts'
import type { SectionKey } from '../../section-key.ts'
import { isolated } from '../dialog/isolated.ts'
import { cardKey, expectCard } from '../list/use-returning-card.ts'
import { toast } from '../toast/toasts.ts'
import { useToastIfLeft } from '../toast/use-toast-if-left.ts'
import { deletionBy } from './deletion.ts'

/** How long a deletion can be undone (rulings, section 7). */
const UNDO_MS = 10_000
/** How long a restoration that failed can be tried again: until a lost connection is back, as the record would be gone for good. */
const RETRY_MS = 300_000

interface Deletable {
  id: number
  version: number
  name: string
}

interface Options<R extends Deletable> {
  /** Key of the section whose lists show the record. */
  section: SectionKey
  get: (id: number) => Promise<unknown>
  remove: (record: R) => Promise<unknown>
  restore: (id: number) => Promise<unknown>
}

/** Deletes a record, says so, and offers for ten seconds to restore it. */
export function useUndoableDeletion<R extends Deletable>({ section, get, remove, restore }: Options<R>) {
  const queries = useQueryClient()
  const toastIfLeft = useToastIfLeft()
  const lookAgain = () => queries.invalidateQueries({ queryKey: [section] })
  const isThere = (id: number) =>
    get(id).then(
      () => true,
      () => false,
    )
  const putBack = async (record: R) => {
    const { id, name } = record
    if ($router.get()?.params.key === section) expectCard(cardKey(section, id))
    try {
      await restore(id).catch(async (error) => {
        if (!isTransient(error) || !(await isThere(id))) throw error
      })
      toast(`${isolated(name)} is back.`)
    } catch (error) {
      const again = { words: 'Try Again', run: () => putBack(record) }
      toast(`${isolated(name)} could not be put back. ${adviceOf(error)}`, {
        tone: 'stop',
        action: again,
        shownMs: RETRY_MS,
      })
    }
    await lookAgain()
  }
  const tellDeleted = (record: R) => {
    toast(`${isolated(record.name)} deleted.`, {
      action: { words: 'Undo', run: () => putBack(record) },
      shownMs: UNDO_MS,
    })
    return lookAgain()
  }
  return useMutation({
    ...deletionBy(remove),
    onSuccess: (_, record) => tellDeleted(record),
    onError: async (error, record) => {
      // The deletion may have succeeded with only its responses lost: the card would disappear without an Undo.
      if (isTransient(error) && (await get(record.id).then(() => false, isGone))) return tellDeleted(record)
      toastIfLeft(`${isolated(record.name)} was not deleted.`, error)
      // Somebody else may have changed the record: reload it, so that the next attempt starts from the current version.
      return lookAgain()
    },
  })
}
