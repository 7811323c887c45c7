import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { GroupList, PermissionList } from '#contract/access/account'
import { NEW } from '#domain/access/directory'
import { PERMISSIONS } from '#domain/access/permissions'
import { readDirectory } from '../../../worker/src/db/access/directory.ts'
import { createGroup, deleteGroup, updateGroup } from '../../../worker/src/db/access/groups.ts'
import { accounts, adminGroups, groupPermissions } from '../../../worker/src/db/schema.ts'
import { product } from '../../product.ts'
import { putAccount } from '../account-calls.ts'
import { call, expectResponse, tokenOf } from '../client.ts'
import { inParallel } from '../concurrency.ts'
import { addGroup, callGroups, permissionEntry, readGroup, rightsOf } from '../group-calls.ts'
import { auditOf, newAccount, newGroup, signedInAs } from '../records.ts'

describe('POST /api/admin-groups', () => {
  test('stores a group with what it grants and withdraws', async () => {
    const permissions = [permissionEntry('images.manage', false), permissionEntry('rentals.view')]
    const group = await addGroup({
      name: 'Night shift',
      description: 'Until six',
      role_level: 40,
      permissions: permissions.toReversed(),
      id: 77,
      members: 5,
      version: 3,
    })
    expect(group).toMatchObject({ name: 'Night shift', role_level: 40, is_active: true, members: 0, version: 1 })
    expect(await readGroup(group.id)).toEqual(group)
    expect(group.permissions).toEqual(permissions)
    const { data } = await expectResponse(GroupList, 200, 'GET', '/api/admin-groups', {
      token: await tokenOf('manager'),
    })
    expect(data.groups).toContainEqual(group)
    expect(await auditOf('group', group.id)).toMatchObject([
      { action: 'create', after: { name: 'Night shift', permissions } },
    ])
  })

  test('has level 50 and no permissions unless it says so', async () => {
    expect(await addGroup()).toMatchObject({ role_level: 50, description: '', permissions: [], is_active: true })
  })

  test('answers with what it stored, even if somebody deletes that at once: a retry would store it again', async () => {
    const { db } = await product()
    const permissions = [permissionEntry('images.manage', false)]
    const wanted = { name: 'Short lived', description: '', role_level: 40, is_active: true, permissions }
    const { stamp } = await readDirectory(db)
    // Deletes the group as soon as the batch that stores it has run.
    const batch: typeof db.batch = async (statements) => {
      const results = await db.batch(statements)
      await db.delete(adminGroups).where(eq(adminGroups.name, wanted.name))
      return results
    }
    const checked = { by: 'manager', at: new Date(), stamp }
    const group = await createGroup(
      Object.assign(Object.create(db), { batch }),
      { ...wanted, id: NEW, version: 1 },
      checked,
      null,
    )
    expect(group).toMatchObject({ ...wanted, members: 0, version: 1 })
  })

  test.each([
    [{ name: '  ' }, 'name'],
    [{ role_level: 0 }, 'role_level'],
    [{ role_level: 101 }, 'role_level'],
    [{ role_level: 50.5 }, 'role_level'],
    [{ role_level: '50' }, 'role_level'],
    [{ role_level: null }, 'role_level'],
    [{ permissions: [permissionEntry('rentals.view'), permissionEntry('rentals.view', false)] }, 'permissions'],
    [{ permissions: [{ permission_id: PERMISSIONS.length + 1, granted: true }] }, 'permissions.0.permission_id'],
    [{ permissions: [{ permission_id: 1, granted: 'yes' }] }, 'permissions.0.granted'],
  ])('refuses %j', async (values, path) => {
    const { status, body } = await callGroups('POST', '', { name: 'Wrong', ...values })
    expect({ status, body }).toMatchObject({ status: 400, body: { success: false, issues: [{ path }] } })
    const { id } = await addGroup()
    expect((await callGroups('PUT', `/${id}`, values)).status).toBe(400)
  })
})

describe('the name of a group', () => {
  const TAKEN = {
    status: 409,
    body: { issues: [{ path: 'name', message: expect.stringContaining('Choose another') }] },
  }

  test('is refused where another one has it, also in other case or with other spaces', async () => {
    const [first, second] = [await addGroup({ name: 'Yard crew' }), await addGroup({ name: 'Kitchen crew' })]
    for (const name of ['Yard crew', 'yard CREW', ' Yard \u00a0crew ']) {
      expect(await callGroups('POST', '', { name })).toMatchObject(TAKEN)
      expect(await callGroups('PUT', `/${second.id}`, { name })).toMatchObject(TAKEN)
    }
    expect(await readGroup(second.id)).toEqual(second)
    expect((await callGroups('PUT', `/${first.id}`, { name: 'Yard Crew' })).status).toBe(200)
  })

  test('is stored once by many who give it in the same moment', async () => {
    const { id } = await addGroup()
    const sent = Array.from({ length: 8 }, (_, turn) => callGroups('POST', '', { name: turn % 2 ? 'Twins' : 'TWINS' }))
    const responses = await inParallel([...sent, callGroups('PUT', `/${id}`, { name: 'twins' })])
    expect(responses.map(({ status }) => status).filter((status) => status < 300)).toHaveLength(1)
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(8)
  })

  test('does not hinder other changes of two that had the same one before', async () => {
    const [id] = [await newGroup({ name: 'Old twin' }), await newGroup({ name: 'Old twin' })]
    expect((await callGroups('PUT', `/${id}`, { name: 'Old twin', description: 'The first' })).status).toBe(200)
    expect((await callGroups('PUT', `/${id}`, { name: 'No longer a twin' })).status).toBe(200)
    expect(await callGroups('PUT', `/${id}`, { name: 'Old twin' })).toMatchObject(TAKEN)
  })
})

describe('PUT /api/admin-groups/:id', () => {
  test('takes a part, keeps the rest, and replaces the permissions it is given', async () => {
    const group = await addGroup({ role_level: 30, is_active: false, permissions: [permissionEntry('rentals.view')] })
    const renamed = await callGroups('PUT', `/${group.id}`, { name: 'Day shift' }, { version: 1 })
    expect(renamed.headers.get('ETag')).toBe('"2"')
    expect(await readGroup(group.id)).toMatchObject({
      ...group,
      name: 'Day shift',
      version: 2,
      updated_at: expect.any(String),
    })
    await callGroups('PUT', `/${group.id}`, { permissions: [permissionEntry('contact.view', false)] })
    expect(await readGroup(group.id)).toMatchObject({
      name: 'Day shift',
      permissions: [permissionEntry('contact.view', false)],
    })
    await callGroups('PUT', `/${group.id}`, { permissions: [] })
    expect((await readGroup(group.id)).permissions).toEqual([])
  })

  test('that changes nothing leaves the version, so that a form which somebody else has open stays current', async () => {
    const before = await addGroup({
      permissions: [permissionEntry('rentals.view'), permissionEntry('contact.view', false)],
    })
    const { name, description, role_level, is_active, permissions } = before
    const body = { name, description, role_level, is_active, permissions: permissions.toReversed() }
    expect((await callGroups('PUT', `/${before.id}`, body)).headers.get('ETag')).toBe('"1"')
    expect(await readGroup(before.id)).toEqual(before)
  })

  test('is refused when somebody else was faster, permissions and all', async () => {
    const { id, permissions } = await addGroup({ permissions: [permissionEntry('rentals.view')] })
    await callGroups('PUT', `/${id}`, { name: 'First' }, { version: 1 })
    const late = await callGroups('PUT', `/${id}`, { name: 'Second', permissions: [] }, { version: 1 })
    expect(late.status).toBe(412)
    expect((await callGroups('DELETE', `/${id}`, undefined, { version: 1 })).status).toBe(412)
    expect(await readGroup(id)).toMatchObject({ name: 'First', permissions })
  })

  test('stores no part of what was checked before somebody else was faster', async () => {
    const { db } = await product()
    const id = await newGroup({}, { 'rentals.view': true })
    const stored = async () => (await readDirectory(db)).groups.find((group) => group.id === id)
    const before = await stored()
    if (!before) throw new Error('The group was not stored')
    const checked = { by: 'manager', at: new Date(), stamp: 'as of before' }
    const permissions = [{ permission_id: PERMISSIONS.indexOf('images.manage') + 1, granted: false }]
    expect(await updateGroup(db, before, { ...before, name: 'Renamed', permissions }, checked)).toBeNull()
    expect(await deleteGroup(db, before, checked)).toBeNull()
    expect(await stored()).toEqual(before)
  })

  test.each(['account', 'group'] as const)('is not deleted as of before an edit of another %s', async (other) => {
    const { db } = await product()
    const { id } = await addGroup()
    const [group, account] = [await newGroup(), await newAccount()]
    const { stamp, groups } = await readDirectory(db)
    const before = groups.find((one) => one.id === id)
    if (!before) throw new Error('The group was not stored')
    const edited =
      other === 'group'
        ? await callGroups('PUT', `/${group}`, { role_level: 30 })
        : await putAccount(account.id, { role: 'visitor' })
    expect(edited.status).toBe(200)
    expect(await deleteGroup(db, before, { by: 'manager', at: new Date(), stamp })).toBeNull()
    expect(await readGroup(id)).toMatchObject({ id })
  })

  test('acts on the running sessions of its members at once', async () => {
    const { id } = await addGroup()
    const { token } = await signedInAs({ group_id: id })
    await callGroups('PUT', `/${id}`, {
      role_level: 60,
      permissions: [permissionEntry('admin_access.view'), permissionEntry('rentals.view', false)],
    })
    expect(await rightsOf(token)).toMatchObject({ roleLevel: 60 })
    expect((await call('GET', '/api/admin-accounts', { token })).status).toBe(200)
    expect((await call('GET', '/api/rentals', { token })).status).toBe(403)
    await callGroups('PUT', `/${id}`, { is_active: false })
    expect((await call('GET', '/api/admin-accounts', { token })).status).toBe(403)
    expect((await call('GET', '/api/rentals', { token })).status).toBe(200)
  })
})

describe('DELETE /api/admin-groups/:id', () => {
  test('leaves its members their accounts and takes what it gave', async () => {
    const { db } = await product()
    const { id } = await addGroup({ role_level: 60, permissions: [permissionEntry('admin_access.view')] })
    const member = await signedInAs({ group_id: id })
    expect((await readGroup(id)).members).toBe(1)
    expect(await callGroups('DELETE', `/${id}`)).toMatchObject({ status: 200, body: { success: true } })
    expect(await rightsOf(member.token)).toMatchObject({ roleLevel: 50 })
    expect((await call('GET', '/api/admin-accounts', { token: member.token })).status).toBe(403)
    expect(await db.select().from(accounts).where(eq(accounts.id, member.id))).toMatchObject([{ group_id: null }])
    expect(await db.select().from(groupPermissions).where(eq(groupPermissions.group_id, id))).toEqual([])
    expect((await callGroups('DELETE', `/${id}`)).status).toBe(404)
    expect((await callGroups('GET', `/${id}`)).status).toBe(404)
    expect((await auditOf('group', id)).map(({ action }) => action)).toEqual(['create', 'delete'])
  })
})

describe('GET /api/admin-groups/permissions', () => {
  test('tells every permission in words, and which of them the asker has', async () => {
    const list = async (username: 'manager' | 'developer') => {
      const token = await tokenOf(username)
      return (await expectResponse(PermissionList, 200, 'GET', '/api/admin-groups/permissions', { token })).data
        .permissions
    }
    expect((await list('developer')).every(({ granted }) => granted)).toBe(true)
    const missing = (await list('manager')).filter(({ granted }) => !granted)
    expect(missing.map(({ name }) => name)).toEqual(['developer_logs.view', 'developer_logs.export'])
    expect(missing[0]).toMatchObject({ category: 'Developer', description: 'Read the API and error logs' })
  })
})
