import { existsSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isStamped, makeStamped } from './build-stamp.ts'

const folder = mkdtempSync(join(tmpdir(), 'build-stamp-test-'))
const stamp = join(folder, 'stamp')
afterAll(() => rmSync(folder, { recursive: true }))

test('knows what a thing was made of', async () => {
  expect(isStamped(stamp, 'one')).toBe(false)
  await makeStamped(stamp, 'one', async () => undefined)
  expect(isStamped(stamp, 'one')).toBe(true)
  expect(isStamped(stamp, 'another')).toBe(false)
})

test('has no stamp while it is made, nor after it failed', async () => {
  await makeStamped(stamp, 'one', async () => undefined)
  const failing = makeStamped(stamp, 'two', async () => {
    expect(existsSync(stamp)).toBe(false)
    throw new Error('cut short')
  })
  await expect(failing).rejects.toThrow('cut short')
  expect(isStamped(stamp, 'one')).toBe(false)
})

test.each([
  ['deleted', (file: string) => rmSync(file)],
  ['cut short', (file: string) => truncateSync(file, 3)],
])('does not count once a file of it is %s', async (_, damage) => {
  const page = join(folder, 'client/page.html')
  const make = async () => {
    mkdirSync(join(folder, 'client'), { recursive: true })
    writeFileSync(page, '<p>whole</p>')
  }
  await makeStamped(stamp, 'one', make)
  writeFileSync(join(folder, 'client/other'), 'of somebody else')
  expect(isStamped(stamp, 'one')).toBe(true)
  damage(page)
  expect(isStamped(stamp, 'one')).toBe(false)
  await makeStamped(stamp, 'one', make)
  expect(isStamped(stamp, 'one')).toBe(true)
})

test('a stamp that was cut short is none', async () => {
  await makeStamped(stamp, 'one', async () => undefined)
  truncateSync(stamp, 20)
  expect(isStamped(stamp, 'one')).toBe(false)
})
