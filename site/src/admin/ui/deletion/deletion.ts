import { atom } from 'nanostores'
import { isGone, isTransient } from '../../api/api-error.ts'

// Records whose deletion may have been done, since its response was lost.
const unsure = new WeakSet<object>()

/** Records whose deletion failed, until the next one is started or something is saved. */
export const $notDeleted = atom<readonly object[]>([])

/**
 * Options of a mutation that deletes a record with `remove`. After a lost response the request is sent once more; if the record is
 * gone then, or on a later press, the first request deleted it.
 */
export function deletionBy<R extends object>(remove: (record: R) => Promise<unknown>) {
  return {
    onMutate: () => $notDeleted.set([]),
    mutationFn: async (record: R): Promise<void> => {
      try {
        await remove(record)
      } catch (error) {
        if (isTransient(error)) unsure.add(record)
        if (isGone(error) && unsure.has(record)) return
        $notDeleted.set([...$notDeleted.get(), record])
        throw error
      }
    },
    retry: (failures: number, error: unknown) => failures < 1 && isTransient(error),
  }
}
