import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { GroupList, PermissionList } from '#contract/access/account'
import { NEW } from '#domain/access/directory'
import { PERMISSIONS } from '#domain/access/permissions'
import { readDirectory } from '../../../worker/src/db/access/directory.ts'
import { createGroup, deleteGroup, updateGroup } from '../../../worker/src/db/access/groups.ts'
import { accounts, adminGroups, groupPermissions } from '../../../worker/src/db/schema.ts'
import { product } from '../../product.ts'
import { put } from '../account-calls.ts'
import { call, expectResponse, tokenOf } from '../client.ts'
import { inParallel } from '../concurrency.ts'
import { create, entry, read, rights, send } from '../group-calls.ts'
import { auditOf, newAccount, newGroup, signedInAs } from '../records.ts'

describe('POST /api/admin-groups', () => {
  test('stores a group with what it grants and withdraws', async () => {
    const permissions = [entry('images.manage', false), entry('rentals.view')]
    const group = await create({
      name: 'Night shift',
      description: 'Until six',
      role_level: 40,
      permissions: permissions.toReversed(),
      id: 77,
      members: 5,
      version: 3,
    })
    expect(group).toMatchObject({ name: 'Night shift', role_level: 40, is_active: true, members: 0, version: 1 })
    expect(await read(group.id)).toEqual(group)
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
    expect(await create()).toMatchObject({ role_level: 50, description: '', permissions: [], is_active: true })
  })

  test('answers with what it stored, even if somebody deletes that at once: a retry would store it again', async () => {
    const { db } = await product()
    const permissions = [entry('images.manage', false)]
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
    [{ permissions: [entry('rentals.view'), entry('rentals.view', false)] }, 'permissions'],
    [{ permissions: [{ permission_id: PERMISSIONS.length + 1, granted: true }] }, 'permissions.0.permission_id'],
    [{ permissions: [{ permission_id: 1, granted: 'yes' }] }, 'permissions.0.granted'],
  ])('refuses %j', async (values, path) => {
    const { status, body } = await send('POST', '', { name: 'Wrong', ...values })
    expect({ status, body }).toMatchObject({ status: 400, body: { success: false, issues: [{ path }] } })
    const { id } = await create()
    expect((await send('PUT', `/${id}`, values)).status).toBe(400)
  })
})

describe('the name of a group', () => {
  const TAKEN = {
    status: 409,
    body: { issues: [{ path: 'name', message: expect.stringContaining('Choose another') }] },
  }

  test('is refused where another one has it, also in other case or with other spaces', async () => {
    const [first, second] = [await create({ name: 'Yard crew' }), await create({ name: 'Kitchen crew' })]
    for (const name of ['Yard crew', 'yard CREW', ' Yard \u00a0crew ']) {
      expect(await send('POST', '', { name })).toMatchObject(TAKEN)
      expect(await send('PUT', `/${second.id}`, { name })).toMatchObject(TAKEN)
    }
    expect(await read(second.id)).toEqual(second)
    expect((await send('PUT', `/${first.id}`, { name: 'Yard Crew' })).status).toBe(200)
  })

  test('is stored once by many who give it in the same moment', async () => {
    const { id } = await create()
    const sent = Array.from({ length: 8 }, (_, turn) => send('POST', '', { name: turn % 2 ? 'Twins' : 'TWINS' }))
    const responses = await inParallel([...sent, send('PUT', `/${id}`, { name: 'twins' })])
    expect(responses.map(({ status }) => status).filter((status) => status < 300)).toHaveLength(1)
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(8)
  })

  test('does not hinder other changes of two that had the same one before', async () => {
    const [id] = [await newGroup({ name: 'Old twin' }), await newGroup({ name: 'Old twin' })]
    expect((await send('PUT', `/${id}`, { name: 'Old twin', description: 'The first' })).status).toBe(200)
    expect((await send('PUT', `/${id}`, { name: 'No longer a twin' })).status).toBe(200)
    expect(await send('PUT', `/${id}`, { name: 'Old twin' })).toMatchObject(TAKEN)
  })
})

describe('PUT /api/admin-groups/:id', () => {
  test('takes a part, keeps the rest, and replaces the permissions it is given', async () => {
    const group = await create({ role_level: 30, is_active: false, permissions: [entry('rentals.view')] })
    const renamed = await send('PUT', `/${group.id}`, { name: 'Day shift' }, { version: 1 })
    expect(renamed.headers.get('ETag')).toBe('"2"')
    expect(await read(group.id)).toMatchObject({
      ...group,
      name: 'Day shift',
      version: 2,
      updated_at: expect.any(String),
    })
    await send('PUT', `/${group.id}`, { permissions: [entry('contact.view', false)] })
    expect(await read(group.id)).toMatchObject({ name: 'Day shift', permissions: [entry('contact.view', false)] })
    await send('PUT', `/${group.id}`, { permissions: [] })
    expect((await read(group.id)).permissions).toEqual([])
  })

  test('that changes nothing leaves the version, so that a form which somebody else has open stays current', async () => {
    const before = await create({ permissions: [entry('rentals.view'), entry('contact.view', false)] })
    const { name, description, role_level, is_active, permissions } = before
    const body = { name, description, role_level, is_active, permissions: permissions.toReversed() }
    expect((await send('PUT', `/${before.id}`, body)).headers.get('ETag')).toBe('"1"')
    expect(await read(before.id)).toEqual(before)
  })

  test('is refused when somebody else was faster, permissions and all', async () => {
    const { id, permissions } = await create({ permissions: [entry('rentals.view')] })
    await send('PUT', `/${id}`, { name: 'First' }, { version: 1 })
    const late = await send('PUT', `/${id}`, { name: 'Second', permissions: [] }, { version: 1 })
    expect(late.status).toBe(412)
    expect((await send('DELETE', `/${id}`, undefined, { version: 1 })).status).toBe(412)
    expect(await read(id)).toMatchObject({ name: 'First', permissions })
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
    const { id } = await create()
    const [group, account] = [await newGroup(), await newAccount()]
    const { stamp, groups } = await readDirectory(db)
    const before = groups.find((one) => one.id === id)
    if (!before) throw new Error('The group was not stored')
    const edited =
      other === 'group'
        ? await send('PUT', `/${group}`, { role_level: 30 })
        : await put(account.id, { role: 'visitor' })
    expect(edited.status).toBe(200)
    expect(await deleteGroup(db, before, { by: 'manager', at: new Date(), stamp })).toBeNull()
    expect(await read(id)).toMatchObject({ id })
  })

  test('acts on the running sessions of its members at once', async () => {
    const { id } = await create()
    const { token } = await signedInAs({ group_id: id })
    await send('PUT', `/${id}`, {
      role_level: 60,
      permissions: [entry('admin_access.view'), entry('rentals.view', false)],
    })
    expect(await rights(token)).toMatchObject({ roleLevel: 60 })
    expect((await call('GET', '/api/admin-accounts', { token })).status).toBe(200)
    expect((await call('GET', '/api/rentals', { token })).status).toBe(403)
    await send('PUT', `/${id}`, { is_active: false })
    expect((await call('GET', '/api/admin-accounts', { token })).status).toBe(403)
    expect((await call('GET', '/api/rentals', { token })).status).toBe(200)
  })
})

describe('DELETE /api/admin-groups/:id', () => {
  test('leaves its members their accounts and takes what it gave', async () => {
    const { db } = await product()
    const { id } = await create({ role_level: 60, permissions: [entry('admin_access.view')] })
    const member = await signedInAs({ group_id: id })
    expect((await read(id)).members).toBe(1)
    expect(await send('DELETE', `/${id}`)).toMatchObject({ status: 200, body: { success: true } })
    expect(await rights(member.token)).toMatchObject({ roleLevel: 50 })
    expect((await call('GET', '/api/admin-accounts', { token: member.token })).status).toBe(403)
    expect(await db.select().from(accounts).where(eq(accounts.id, member.id))).toMatchObject([{ group_id: null }])
    expect(await db.select().from(groupPermissions).where(eq(groupPermissions.group_id, id))).toEqual([])
    expect((await send('DELETE', `/${id}`)).status).toBe(404)
    expect((await send('GET', `/${id}`)).status).toBe(404)
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
