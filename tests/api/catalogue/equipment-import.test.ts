import { request } from 'node:http'
import { desc, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditEntries } from '../../../worker/src/db/schema.ts'
import { clearConsole, consoleLines, product } from '../../product.ts'
import { call, staff, tokenOf } from '../client.ts'
import { importList, listOfEquipment, sendList, storedEquipment } from '../import-calls.ts'

/** A summary that identifies the whole catalogue: comparing thousands of rows after each refused list would be slow. */
async function summary() {
  const { db } = await product()
  return db.get(
    sql`select count(*) as rows, max(id) as newest, sum(version) as edits, total(price) as price from equipment`,
  )
}

describe('POST /api/equipment/import', () => {
  test('says in a dry run what the real run then does', async () => {
    const category = 'Import dry'
    await importList([
      { name: 'Old', category, price: 5, info: 'kept' },
      { name: 'Same', category, watts: 5 },
    ])
    const before = await storedEquipment(category)
    const rows = [
      { name: 'New', category, price: '€ 1.250,00' },
      { name: 'OLD', category, price: 6 },
      { name: 'Same', category, watts: 5 },
    ]
    const dry = await importList(rows, true)
    expect(dry.counts).toEqual({ add: 1, change: 1, same: 1, refuse: 0 })
    expect(dry.rows.map(({ action, id }) => [action, id])).toEqual([
      ['add', undefined],
      ['change', before[0]?.id],
      ['same', before[1]?.id],
    ])
    expect(await storedEquipment(category)).toEqual(before)
    expect(await importList(rows)).toEqual({ ...dry, dry_run: false })
    const [old, same, fresh] = await storedEquipment(category)
    expect(old).toMatchObject({ name: 'OLD', price: 600, info: 'kept', version: 2 })
    expect(same).toEqual(before[1])
    expect(fresh).toMatchObject({ name: 'New', price: 125_000, version: 1, watts: null })
    expect((await importList(rows)).counts).toEqual({ add: 0, change: 0, same: 3, refuse: 0 })
  })

  test('names every refused row and writes nothing', async () => {
    const rows: object[] = listOfEquipment('Import refused', 1000)
    rows[777] = { name: 'Wrong', category: 'Import refused', price: -1 }
    const before = await storedEquipment()
    expect(await sendList(rows)).toMatchObject({
      status: 400,
      body: {
        success: false,
        error: 'Nothing was imported: 1 of 1000 rows cannot be read. The first is row 778: A price cannot be negative.',
        issues: [{ path: 'equipment.777.price', message: 'A price cannot be negative' }],
      },
    })
    expect(await storedEquipment()).toEqual(before)
    const dry = await importList(rows, true)
    expect(dry.counts).toMatchObject({ add: 999, refuse: 1 })
    const worse = await sendList(listOfEquipment('Import refused', 300, { price: -1 }))
    expect(worse.body).toMatchObject({
      error: expect.stringContaining('300 of 300 rows'),
      issues: expect.objectContaining({ length: 200 }),
    })
    expect(dry.rows[777]).toMatchObject({ index: 777, action: 'refuse', name: 'Wrong', issues: [{ path: 'price' }] })
  })

  test('names by its row alone what is no piece of equipment', async () => {
    expect(await sendList([{ name: 'Fine', category: 'Import refused' }, 'no record'])).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'equipment.1', message: 'This row is not a piece of equipment' }] },
    })
  })

  test('writes nothing where the database fails in the middle', async () => {
    const { db } = await product()
    await db.run(
      "create trigger fails before insert on equipment when new.name = 'Piece 640' begin select raise(abort, 'full'); end",
    )
    const before = await storedEquipment()
    try {
      expect((await sendList(listOfEquipment('Import fault', 700))).status).toBe(500)
    } finally {
      await db.run('drop trigger fails')
    }
    expect(await storedEquipment()).toEqual(before)
    expect(consoleLines().join()).toContain('full')
    clearConsole()
    expect((await importList(listOfEquipment('Import fault', 700))).counts.add).toBe(700)
  })

  test('writes nothing for a client that goes away in the middle, and all or nothing for one that goes later', async () => {
    const { url } = await product()
    const before = await storedEquipment()
    const body = JSON.stringify({ equipment: listOfEquipment('Import left', 3000) })
    const headers = {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      Authorization: `Bearer ${await tokenOf('staff')}`,
    }
    const leave = (after: number) =>
      new Promise<void>((resolve) => {
        const sent = request(new URL('/api/equipment/import', url), { method: 'POST', headers })
        sent.on('error', () => {})
        sent.on('close', () => resolve())
        sent.write(body.slice(0, after), () => sent.destroy())
      })
    for (const part of [1, 1000, body.length / 2, body.length - 1]) await leave(Math.floor(part))
    expect((await importList([{ name: 'After', category: 'Import after' }])).counts.add).toBe(1)
    expect((await storedEquipment()).length).toBe(before.length + 1)
    await leave(body.length)
    expect((await importList(listOfEquipment('Import next', 3))).counts.add).toBe(3)
    expect([0, 3000]).toContain((await storedEquipment('Import left')).length)
    const again = (await importList(listOfEquipment('Import left', 3000))).counts
    expect([again.add, again.same].sort()).toEqual([0, 3000])
  })

  test('takes 5,000 rows at once, and the same ones again without a double', async () => {
    const rows = listOfEquipment('Import large', 5000, {
      info: 'x'.repeat(150),
      description: 'é'.repeat(80),
      watts: 1.5,
    })
    expect((await importList(rows)).counts.add).toBe(5000)
    expect((await importList(rows)).counts.same).toBe(5000)
    const after = await storedEquipment('Import large')
    expect(after).toHaveLength(5000)
    expect(after[4999]).toMatchObject({ name: 'Piece 4999', price: 499_900, watts: 1.5, description: 'é'.repeat(80) })
  }, 120_000)

  test('tells the audit trail in one line how many and which', async () => {
    const { db } = await product()
    await importList(listOfEquipment('Import told', 3))
    const before = await storedEquipment('Import told')
    await importList([...listOfEquipment('Import told', 2, { watts: 5 }), ...listOfEquipment('Import told anew', 4)])
    const added = (await storedEquipment('Import told anew')).map(({ id }) => id)
    const [line] = await db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1)
    expect(line).toMatchObject({ action: 'import', noun: 'equipment', by: 'staff', record_id: null, before: null })
    expect(line?.after).toEqual({
      added: 4,
      added_ids: `${added[0]}-${added[3]}`,
      changed: 2,
      changed_ids: `${before[0]?.id}-${before[1]?.id}`,
    })
    await importList(listOfEquipment('Import told alone', 1))
    const [alone] = await storedEquipment('Import told alone')
    const [next] = await db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1)
    expect(next?.after).toMatchObject({ added: 1, added_ids: `${alone?.id}` })
    await importList(listOfEquipment('Import told alone', 1, { watts: 5 }))
    await importList(listOfEquipment('Import told alone', 1, { watts: 5 }))
    const [last, beforeLast] = await db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(2)
    expect(last?.after).toMatchObject({ added: 0, added_ids: '', changed: 1, changed_ids: `${alone?.id}` })
    // A row that changes nothing adds no line to the trail.
    expect(beforeLast?.id).toBe(next?.id)
  })

  test.each([
    ['no list', { equipment: {} }, 400],
    ['an empty list', { equipment: [] }, 400],
    ['nothing', {}, 400],
    ['too many rows', { equipment: listOfEquipment('X', 5001) }, 400],
    ['too many bytes', { equipment: [{ name: 'x'.repeat(3_000_000) }] }, 413],
    ['rows that are no records', { equipment: [null, 'x', 5, []] }, 400],
    ['broken JSON', '{"equipment": [', 400],
    ['endless nesting', `{"equipment":[${'['.repeat(10_000)}${']'.repeat(10_000)}]}`, 400],
  ])('refuses %s', async (_, body, status) => {
    const before = await summary()
    const response = await call('POST', '/api/equipment/import', await staff({ body }))
    expect(response).toMatchObject({ status, body: { success: false } })
    expect(await summary()).toEqual(before)
  })
})
