import { asc, type SQL, sql } from 'drizzle-orm'
import type { Directory } from '#domain/access/directory'
import type { Author } from '../author.ts'
import type { Db } from '../client.ts'
import { accounts, adminGroups, groupPermissions } from '../schema.ts'

/** All accounts and groups as of one moment; `stamp` changes with every write of an account or a group. */
export interface StampedDirectory extends Directory {
  stamp: string
}

/** The author of a change of accounts or groups, and the state of the directory that it was checked against. */
export interface CheckedChange extends Author {
  stamp: string
}

// Ids and versions only grow, so the same count, highest id and sum of versions mean that no row has changed.
function stampOf(table: typeof accounts | typeof adminGroups): SQL {
  return sql`(select count(*) || '.' || ifnull(max(id), 0) || '.' || ifnull(sum(version), 0) from ${table})`
}

const stampNow = sql<string>`${stampOf(accounts)} || '/' || ${stampOf(adminGroups)}`

/** All accounts and groups, in one round trip. */
export async function readDirectory(db: Db): Promise<StampedDirectory> {
  const { id, username, email, role, is_active, group_id, version } = accounts
  const [stored, groups, permissions, [moment]] = await db.batch([
    db.select({ id, username, email, role, is_active, group_id, version }).from(accounts),
    db.select().from(adminGroups),
    db.select().from(groupPermissions).orderBy(asc(groupPermissions.permission_id)),
    db.select({ stamp: stampNow }).from(sql`(select 1)`),
  ])
  if (!moment) throw new Error('The database did not say when it was read')
  const entriesOf = (group: number) =>
    permissions.flatMap(({ group_id: of, ...entry }) => (of === group ? [entry] : []))
  return {
    accounts: stored,
    groups: groups.map((group) => ({ ...group, permissions: entriesOf(group.id) })),
    ...moment,
  }
}

/**
 * Condition that holds while nobody has changed an account or a group since `stamp`. As part of a write, it ensures that what
 * was checked at that stamp still holds (docs/decisions/0014-who-may-do-what.md).
 */
export function directoryAsOf(stamp: string): SQL {
  return sql`${stampNow} = ${stamp}`
}
