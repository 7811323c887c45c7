import type { Context } from 'hono'
import type { People } from '#domain/access/people'
import { type AccessChange, refusedChange } from '#domain/access/rules'
import type { Judged } from '../db/accounts.ts'
import { readPeople } from '../db/people.ts'
import { AppError } from './app-error.ts'
import { author } from './author.ts'
import type { AppEnv } from './env.ts'
import { untilStored } from './until-stored.ts'

/** A change of accounts or groups as it would be, and how it is stored; `null` from `store` when it no longer holds. */
export interface Plan<T> extends Omit<AccessChange, 'by' | 'before'> {
  store: (judged: Judged) => Promise<T | null>
}

/**
 * Makes a change of accounts or groups, or throws why it may not be made. What `plan` says is judged by the rules on
 * everybody as they are now, and stored only if nobody was changed meanwhile; else all of it is done anew.
 */
export function changeAccess<T>(c: Context<AppEnv>, plan: (people: People) => Plan<T>): Promise<T> {
  const { db, user } = c.var
  return untilStored(async () => {
    const people = await readPeople(db)
    const { store, ...change } = plan(people)
    const refusal = refusedChange({ ...change, by: user.id, before: people })
    if (refusal) throw new AppError(refusal.kind, refusal.message)
    return store({ ...author(c), stamp: people.stamp })
  })
}
