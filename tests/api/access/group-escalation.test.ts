import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accounts, adminGroups } from '../../../worker/src/db/schema.ts'
import { product } from '../../product.ts'
import { call } from '../client.ts'
import { addGroup, callGroups, permissionEntry, readGroup, rightsOf } from '../group-calls.ts'
import { newGroup, signedInAs, whileOnlyAdministrators } from '../records.ts'

describe('nobody', () => {
  test('gives a group more than they have', async () => {
    const { id } = await addGroup()
    const above = await newGroup({ role_level: 95 })
    const refused = [
      await callGroups('POST', '', { name: 'Above', role_level: 91 }),
      await callGroups('POST', '', { name: 'Logs', permissions: [permissionEntry('developer_logs.view')] }),
      await callGroups('PUT', `/${id}`, { role_level: 100 }),
      await callGroups('PUT', `/${id}`, { permissions: [permissionEntry('developer_logs.export')] }),
      await callGroups('PUT', `/${above}`, { name: 'Mine' }),
      await callGroups('DELETE', `/${above}`),
    ]
    for (const response of refused) expect(response).toMatchObject({ status: 403, body: { success: false } })
    expect(await readGroup(id)).toMatchObject({ version: 1, permissions: [] })
    expect(await readGroup(above)).toMatchObject({ version: 1 })
  })

  test('climbs by a group that somebody higher made', async () => {
    const logs = await newGroup({}, { 'developer_logs.view': true })
    const above = await newGroup({ role_level: 95 })
    const { id, token } = await signedInAs({ role: 'super_admin' })
    for (const group_id of [logs, above]) {
      const response = await call('PUT', `/api/admin-accounts/${id}`, { token, body: { group_id } })
      expect(response.status).toBe(403)
    }
    expect(await rightsOf(token)).toMatchObject({ roleLevel: 90 })
  })

  test('frees themselves from a group that takes a right', async () => {
    const group = await newGroup({}, { 'admin_access.manage': true, 'images.manage': false })
    const { id, token } = await signedInAs({ group_id: group })
    const refused = [
      await call('PUT', `/api/admin-accounts/${id}`, { token, body: { group_id: null } }),
      await callGroups('PUT', `/${group}`, { permissions: [permissionEntry('admin_access.manage')] }, { token }),
      await callGroups('PUT', `/${group}`, { is_active: false }, { token }),
      await callGroups('DELETE', `/${group}`, undefined, { token }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403])
    expect((await rightsOf(token)).permissions).not.toContain('images.manage')
  })

  test('takes the last administrator away with their group', async () => {
    const group = await newGroup({ role_level: 90 }, { 'admin_access.manage': true })
    const { id, token } = await signedInAs({ role: 'admin', group_id: group })
    await whileOnlyAdministrators([id], async () => {
      const refused = [
        await callGroups('PUT', `/${group}`, { role_level: 89 }, { token }),
        await callGroups('PUT', `/${group}`, { is_active: false }, { token }),
        await callGroups('DELETE', `/${group}`, undefined, { token }),
        await call('PUT', `/api/admin-accounts/${id}`, { token, body: { group_id: null } }),
      ]
      expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409])
    })
  })

  test('is left without an administrator when a group falls and an account goes in the same moment', async () => {
    const { db } = await product()
    for (let round = 0; round < 10; round++) {
      const group = await newGroup({ role_level: 90 }, { 'admin_access.manage': true })
      const raised = await signedInAs({ role: 'admin', group_id: group })
      const other = await signedInAs({ role: 'super_admin' })
      await whileOnlyAdministrators([raised.id, other.id], async () => {
        const responses = await Promise.all([
          callGroups('DELETE', `/${group}`, undefined, { token: other.token }),
          call('DELETE', `/api/admin-accounts/${other.id}`, { token: raised.token }),
        ])
        expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
        const groupsLeft = await db.select().from(adminGroups).where(eq(adminGroups.id, group))
        const othersLeft = await db.select().from(accounts).where(eq(accounts.id, other.id))
        expect(groupsLeft.length + othersLeft.length).toBe(1)
      })
      await db.delete(adminGroups).where(eq(adminGroups.id, group))
    }
  })
})
