import { isGone, isTransient } from '../api-error.ts'

// Records whose deletion had its answer lost, so that it may have been done.
const unsure = new WeakSet<object>()

/**
 * Options of a mutation that deletes a record with `remove`. Where the answer is lost it is sent once more, and a record that is
 * gone then, or when somebody presses again, has been deleted by the first.
 */
export function deletionBy<R extends object>(remove: (record: R) => Promise<unknown>) {
  return {
    mutationFn: async (record: R): Promise<void> => {
      try {
        await remove(record)
      } catch (error) {
        if (isTransient(error)) unsure.add(record)
        if (!isGone(error) || !unsure.has(record)) throw error
      }
    },
    retry: (failures: number, error: unknown) => failures < 1 && isTransient(error),
  }
}
