import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Group } from '#contract/access/account'
import type { GroupRecord } from '#domain/access/directory'
import { changesNothing } from '#domain/difference'
import { audit, auditEdit } from '../audit.ts'
import type { Author } from '../author.ts'
import { lastInsertedId, lastWriteChanged } from '../batch.ts'
import type { Db } from '../client.ts'
import { deleteExpiredResponse, type IdempotentPost, storeCreated } from '../idempotency.ts'
import { insertSelect } from '../insert-select.ts'
import { adminGroups, groupPermissions } from '../schema.ts'
import { firstVersion, newVersion } from '../versioned.ts'
import { type CheckedChange, directoryAsOf } from './directory.ts'

/** The permissions a group grants and withdraws, as JSON; for a query that reads `admin_groups`. */
// Spells out table names, which drizzle omits from columns in a query of a single table.
export const permissionsOfGroup = sql<string>`(
  select json_group_array(json_object('permission_id', permission_id,
    'granted', json(iif(granted, 'true', 'false'))))
  from group_permissions where group_permissions.group_id = admin_groups.id)`

const shown = {
  ...getTableColumns(adminGroups),
  permissions: permissionsOfGroup,
  members: sql<number>`(select count(*) from accounts where accounts.group_id = admin_groups.id)`,
}
const newId = lastInsertedId(adminGroups)

function selectGroups(db: Db, where?: SQL) {
  return db.select(shown).from(adminGroups).where(where).orderBy(sql`lower(${adminGroups.name})`, asc(adminGroups.id))
}

function toGroup(row: Awaited<ReturnType<typeof selectGroups>>[number]): Group {
  return { ...row, permissions: JSON.parse(row.permissions) }
}

/** Every group, sorted by name. */
export async function listGroups(db: Db): Promise<Group[]> {
  return (await selectGroups(db)).map(toGroup)
}

/** One group, or `undefined`. */
export async function readGroup(db: Db, id: number): Promise<Group | undefined> {
  const [row] = await selectGroups(db, eq(adminGroups.id, id))
  return row && toGroup(row)
}

// The fields of a group that staff edit, which are also those that the audit trail records.
function audited({ name, description, role_level, is_active, permissions }: GroupRecord) {
  return { name, description, role_level, is_active, permissions }
}

function lineOf({ by, at }: Author) {
  return { at, by, noun: 'group' } as const
}

function addPermissions(db: Db, groupId: number | SQL, { permissions }: GroupRecord, condition: SQL) {
  const row = { group_id: groupId, permission_id: sql`value ->> 'permission_id'`, granted: sql`value ->> 'granted'` }
  const each = sql`json_each(${JSON.stringify(permissions)})`
  return insertSelect(db, groupPermissions, row, sql`from ${each} where ${condition}`)
}

/** Stores a new group; `null`, with nothing stored, if an account or group has changed since the check. */
export async function createGroup(
  db: Db,
  group: GroupRecord,
  checked: CheckedChange,
  post: IdempotentPost | null,
): Promise<Group | null> {
  const { permissions, ...fields } = audited(group)
  const row = { ...fields, ...firstVersion(checked.at) }
  const [, [created]] = await db.batch([
    deleteExpiredResponse(db, post, checked.at),
    insertSelect(db, adminGroups, row, sql`where ${directoryAsOf(checked.stamp)}`).returning(),
    audit(db, { ...lineOf(checked), action: 'create', recordId: newId, before: null, after: audited(group) }),
    ...storeCreated(db, post, newId, checked.at),
    addPermissions(db, newId, group, lastWriteChanged),
  ])
  // Not read again: it may have been deleted by now, and `null` would have it created once more.
  return created ? { ...created, permissions, members: 0 } : null
}

/** Stores an edit; `null`, with nothing stored, if an account or group has changed since the check. */
export async function updateGroup(
  db: Db,
  before: GroupRecord,
  after: GroupRecord,
  checked: CheckedChange,
): Promise<Group | null> {
  const { id } = before
  if (changesNothing(audited(before), audited(after))) return (await readGroup(db, id)) ?? null
  const asChecked = directoryAsOf(checked.stamp)
  const { permissions: _permissions, ...fields } = audited(after)
  const [, , updated, [row]] = await db.batch([
    // Before the group itself: updating that changes the stamp which `asChecked` compares.
    db.delete(groupPermissions).where(and(eq(groupPermissions.group_id, id), asChecked)),
    addPermissions(db, id, after, asChecked),
    db
      .update(adminGroups)
      .set({ ...fields, ...newVersion(adminGroups, checked.at) })
      .where(and(eq(adminGroups.id, id), asChecked))
      .returning({ id: adminGroups.id }),
    selectGroups(db, eq(adminGroups.id, id)),
    ...auditEdit(db, { ...lineOf(checked), recordId: id, before: audited(before), after: audited(after) }),
  ])
  return updated.length > 0 && row ? toGroup(row) : null
}

/** Deletes a group but not its members' accounts; `null`, with nothing deleted, for the same reason as the other writes. */
export async function deleteGroup(db: Db, group: GroupRecord, checked: CheckedChange): Promise<true | null> {
  const [deleted] = await db.batch([
    db
      .delete(adminGroups)
      .where(and(eq(adminGroups.id, group.id), directoryAsOf(checked.stamp)))
      .returning({ id: adminGroups.id }),
    audit(db, { ...lineOf(checked), action: 'delete', recordId: group.id, before: audited(group), after: null }),
  ])
  return deleted.length > 0 ? true : null
}
