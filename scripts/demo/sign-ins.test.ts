import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { QUICK_COST } from '../../tests/quick-cost.ts'
import { hashPassword } from '../../worker/src/http/access/password.ts'
import { applyMigrations } from '../database/migrations.ts'
import { withStores } from '../database/stores.ts'
import { DEMO_PASSWORD } from './accounts.ts'
import { demoSignIns, signInsInWords } from './sign-ins.ts'

const folder = mkdtempSync(join(tmpdir(), 'sign-ins-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('only accounts that the demo password lets in are printed, by the names they have now', async () => {
  await withStores(async ({ DB }) => {
    await applyMigrations(DB)
    expect(await demoSignIns(DB)).toEqual([])
    const [demo, own] = await Promise.all(
      [DEMO_PASSWORD, 'a password of their own'].map((text) => hashPassword(text, QUICK_COST)),
    )
    const store = DB.prepare('insert into accounts (username, email, role, password_hash) values (?, ?, ?, ?)')
    await DB.batch([
      store.bind('developer', 'd@example.org', 'developer', own),
      store.bind('manager', 'm@example.org', 'super_admin', demo),
      store.bind('staff', 's@example.org', 'admin', demo),
    ])
    await DB.prepare(`update accounts set username = 'boss' where username = 'manager'`).run()
    await DB.prepare(`update accounts set is_active = 0 where username = 'staff'`).run()
    const left = await demoSignIns(DB)
    expect(left).toEqual([{ username: 'boss', role: 'super_admin' }])
    expect(signInsInWords(left)).toEqual([`Demo accounts, password ${DEMO_PASSWORD}`, '  boss       super_admin'])
  }, folder)
}, 60_000)

test('without any, whoever starts the server is told how to get an account', () => {
  expect(signInsInWords([]).join()).toMatch(/an account of your own.*admin:create/)
})
