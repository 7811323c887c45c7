import type { Context } from 'hono'
import type { PartCheck } from '#contract/status'
import { readBusiness } from '../db/business.ts'
import { logError } from '../log/log-error.ts'
import { pingBucket } from '../storage/library.ts'
import type { AppEnv } from './env.ts'

/** Reads from database and storage, and returns the result of each. */
export function checkParts({ var: { primary }, env }: Context<AppEnv>): Promise<PartCheck[]> {
  return Promise.all([
    check('The database', () => readBusiness(primary)),
    check('The storage of pictures', () => pingBucket(env.PICTURES)),
  ])
}

async function check(name: string, read: () => Promise<unknown>): Promise<PartCheck> {
  const began = Date.now()
  const works = await read().then(
    () => true,
    (error) => {
      logError(`${name} cannot be read`, error)
      return false
    },
  )
  return { name, works, milliseconds: Date.now() - began }
}
