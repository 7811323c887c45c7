import type { Context } from 'hono'
import type { Directory } from '#domain/access/directory'
import { type AccessChange, refusedChange } from '#domain/access/rules'
import { type Checked, readDirectory } from '../../db/access/directory.ts'
import { AppError } from '../app-error.ts'
import { author } from '../author.ts'
import { callerOf } from '../caller.ts'
import type { AppEnv } from '../env.ts'
import { retryOnConflict } from '../retry-on-conflict.ts'

/** A change of accounts or groups as it would be, and how it is stored; `null` from `store` when it no longer holds. */
export interface Plan<T> extends Omit<AccessChange, 'by' | 'before'> {
  store: (checked: Checked) => Promise<T | null>
}

/**
 * Makes a change of accounts or groups, or throws why it may not be made. The rules check what `plan` says against everybody as
 * they are now; it is stored only if nobody was changed meanwhile, and otherwise all of it is tried again.
 */
export function changeAccess<T>(c: Context<AppEnv>, plan: (directory: Directory) => Plan<T>): Promise<T> {
  const { db } = c.var
  const { user } = callerOf(c)
  return retryOnConflict(async () => {
    const directory = await readDirectory(db)
    const { store, ...change } = plan(directory)
    const refusal = refusedChange({ ...change, by: user.id, before: directory })
    if (refusal) throw new AppError(refusal.kind, refusal.message)
    return store({ ...author(c), stamp: directory.stamp })
  })
}
