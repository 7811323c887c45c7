import type { Context } from 'hono'
import type { Directory } from '#domain/access/directory'
import { type AccessChange, changeRefusal } from '#domain/access/rules'
import { type CheckedChange, readDirectory } from '../../db/access/directory.ts'
import type { Versioned } from '../../db/versioned.ts'
import { AppError } from '../app-error.ts'
import { author } from '../author.ts'
import { callerOf } from '../caller.ts'
import type { AppEnv } from '../env.ts'
import { orNotFound } from '../or-not-found.ts'
import { pathId } from '../path-id.ts'
import { retryOnConflict } from '../retry-on-conflict.ts'
import { refuseStale } from '../version-tag.ts'

/** A proposed change of accounts or groups, and how to store it; `store` returns `null` if the directory has changed since. */
export interface Plan<T> extends Omit<AccessChange, 'by' | 'before'> {
  store: (checked: CheckedChange) => Promise<T | null>
}

/**
 * Makes a change of accounts or groups, or throws the reason why it is refused. The rules check the result of `plan` against the
 * current directory. If an account or group changes before the change is stored, everything is retried.
 */
export function changeAccess<T>(c: Context<AppEnv>, plan: (directory: Directory) => Plan<T>): Promise<T> {
  const { db } = c.var
  const { user } = callerOf(c)
  return retryOnConflict(async () => {
    const directory = await readDirectory(db)
    const { store, ...change } = plan(directory)
    const refusal = changeRefusal({ ...change, by: user.id, before: directory })
    if (refusal) throw new AppError(refusal.kind, refusal.message)
    return store({ ...author(c), stamp: directory.stamp })
  })
}

/** The account or group in the path, one of `records`; 404 with `missing`, or 412 unless the caller has seen its current version. */
export function requestedOf<Stored extends Versioned>(
  c: Context<AppEnv>,
  records: readonly Stored[],
  missing: string,
): Stored {
  const id = pathId(c, missing)
  const stored = orNotFound(
    records.find((one) => one.id === id),
    missing,
  )
  refuseStale(c, stored.version)
  return stored
}
