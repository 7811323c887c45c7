import { deleteLooseObjects, listLooseObjects } from '../db/library/loose-objects.ts'
import { deletePictures } from '../storage/library.ts'
import type { JobContext } from './job.ts'

// Of ninety pictures with three calls to the bucket each: a Worker may make a thousand in one run.
const MAX_ROUNDS = 3

/** Deletes pictures that nothing has owned for an hour; what does not fit into this run waits for the next. */
export async function sweepPictures({ env, db, now }: JobContext): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const keys = await listLooseObjects(db, now)
    if (keys.length === 0) return
    await deletePictures(env.PICTURES, keys)
    // The notes are removed last, so that the next sweep completes one that was interrupted.
    await deleteLooseObjects(db, keys)
  }
}
