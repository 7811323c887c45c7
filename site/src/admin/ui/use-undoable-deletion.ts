import { useMutation, useQueryClient } from '@tanstack/react-query'
import { adviceOf } from '../api-error.ts'
import { $router } from '../router.ts'
import { deletionBy } from './deletion.ts'
import { toast } from './toasts.ts'
import { cardKey, expectCard } from './use-returning-card.ts'
import { useToastIfLeft } from './use-toast-if-left.ts'

/** How long a deletion can be undone (rulings, section 7). */
const UNDO_MS = 10_000

interface Deletable {
  id: number
  version: number
  name: string
}

interface Options<R extends Deletable> {
  /** Key of the section whose lists show the record. */
  section: string
  remove: (record: R) => Promise<unknown>
  restore: (id: number) => Promise<unknown>
}

/** Deletes a record, says so, and offers for ten seconds to restore it. */
export function useUndoableDeletion<R extends Deletable>({ section, remove, restore }: Options<R>) {
  const queries = useQueryClient()
  const toastIfLeft = useToastIfLeft()
  const lookAgain = () => queries.invalidateQueries({ queryKey: [section] })
  const putBack = async (record: R) => {
    const { id, name } = record
    if ($router.get()?.params.key === section) expectCard(cardKey(section, id))
    try {
      await restore(id)
      toast(`${name} is back.`)
    } catch (error) {
      const again = { words: 'Try Again', run: () => putBack(record) }
      toast(`${name} could not be put back. ${adviceOf(error)}`, { tone: 'stop', action: again, shownMs: UNDO_MS })
    }
    await lookAgain()
  }
  return useMutation({
    ...deletionBy(remove),
    onSuccess: (_, record) => {
      toast(`${record.name} deleted.`, { action: { words: 'Undo', run: () => putBack(record) }, shownMs: UNDO_MS })
      return lookAgain()
    },
    onError: (error, { name }) => {
      toastIfLeft(`${name} was not deleted.`, error)
      // Somebody else may have changed it: reloaded, so that the next try starts from the current version.
      return lookAgain()
    },
  })
}
