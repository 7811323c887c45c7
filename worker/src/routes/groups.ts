import type { Context } from 'hono'
import {
  type Group,
  GroupEdit,
  GroupInput,
  type GroupList,
  type GroupPermission,
  type GroupResponse,
  type PermissionList,
} from '#contract/access/account'
import type { Done } from '#contract/wire'
import { type Directory, type GroupRecord, NEW, withGroup, withoutGroup } from '#domain/access/directory'
import { isSameGroupName } from '#domain/access/group-name'
import { permissionEntries } from '#domain/access/permission-words'
import { PERMISSIONS } from '#domain/access/permissions'
import { createGroup, deleteGroup, listGroups, readGroup, updateGroup } from '../db/access/groups.ts'
import type { IdempotentPost } from '../db/idempotency.ts'
import { changeAccess, requestedOf } from '../http/access/access-change.ts'
import { staff } from '../http/access/staff.ts'
import { AppError, invalidField } from '../http/app-error.ts'
import { callerOf } from '../http/caller.ts'
import type { AppEnv } from '../http/env.ts'
import { createOnce } from '../http/idempotency.ts'
import { orNotFound } from '../http/or-not-found.ts'
import { pathId } from '../http/path-id.ts'
import { validBody } from '../http/valid.ts'
import { sendVersion } from '../http/version-tag.ts'

/** Management of groups; domain/access/rules.ts says who may do what. */
export const groups = staff('admin_access')
  .get('/', async (c) => c.json<GroupList>({ success: true, data: { groups: await listGroups(c.var.db) } }))
  .get('/permissions', (c) => {
    const permissions = permissionEntries(callerOf(c).user.permissions)
    return c.json<PermissionList>({ success: true, data: { permissions } })
  })
  .get('/:id', async (c) => {
    const id = pathId(c, NO_SUCH_GROUP)
    return respond(c, orNotFound(await readGroup(c.var.db, id), NO_SUCH_GROUP))
  })
  .post('/', ...validBody(GroupInput), async (c) => {
    const input = c.req.valid('json')
    const wanted = { ...input, permissions: ordered(input.permissions), id: NEW, version: 1 }
    const create = (post: IdempotentPost | null) =>
      changeAccess(c, (directory) => ({
        after: withGroup(directory, namedAlone(directory, wanted)),
        groupId: NEW,
        store: (checked) => createGroup(c.var.db, wanted, checked, post),
      }))
    return respond(c, await createOnce(c, input, { create, read: (id) => readGroup(c.var.db, id) }), 201)
  })
  .put('/:id', ...validBody(GroupEdit), async (c) => {
    const { permissions, ...fields } = c.req.valid('json')
    const edit = permissions ? { ...fields, permissions: ordered(permissions) } : fields
    const group = await changeAccess(c, (directory) => {
      const before = requestedOf(c, directory.groups, NO_SUCH_GROUP)
      const after = Object.assign({}, before, edit)
      // Groups that already had the same name before this was forbidden can still be edited.
      const named = isSameGroupName(before.name, after.name) ? after : namedAlone(directory, after)
      return {
        after: withGroup(directory, named),
        groupId: before.id,
        store: (checked) => updateGroup(c.var.db, before, after, checked),
      }
    })
    return respond(c, group)
  })
  .delete('/:id', async (c) => {
    await changeAccess(c, (directory) => {
      const before = requestedOf(c, directory.groups, NO_SUCH_GROUP)
      return {
        after: withoutGroup(directory, before.id),
        groupId: before.id,
        store: (checked) => deleteGroup(c.var.db, before, checked),
      }
    })
    return c.json<Done>({ success: true })
  })

const NO_SUCH_GROUP = 'This group does not exist.'

function respond(c: Context<AppEnv>, group: Group, status: 200 | 201 = 200) {
  sendVersion(c, group.version)
  return c.json<GroupResponse>({ success: true, data: { group } }, status)
}

// Rejects a name that another group has.
function namedAlone(directory: Directory, group: GroupRecord): GroupRecord {
  const other = directory.groups.find(({ id, name }) => id !== group.id && isSameGroupName(name, group.name))
  if (!other) return group
  const message = `There is already a group named ${other.name}. Choose another name.`
  throw new AppError('conflict', message, { issues: [{ path: 'name', message }] })
}

// Sorted as the database returns them, so that a different order does not count as a change.
function ordered(permissions: readonly GroupPermission[]): GroupPermission[] {
  const index = permissions.findIndex(({ permission_id }) => permission_id > PERMISSIONS.length)
  const unknown = permissions[index]
  if (unknown) {
    throw invalidField(`permissions.${index}.permission_id`, `There is no permission ${unknown.permission_id}.`)
  }
  return permissions.toSorted((one, other) => one.permission_id - other.permission_id)
}
