import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isMadeOf, makeOf } from './made-of.ts'

const folder = mkdtempSync(join(tmpdir(), 'made-of-test-'))
const mark = join(folder, 'mark')
afterAll(() => rmSync(folder, { recursive: true }))

test('knows what a thing was made of', async () => {
  expect(isMadeOf(mark, 'one')).toBe(false)
  await makeOf(mark, 'one', async () => undefined)
  expect(isMadeOf(mark, 'one')).toBe(true)
  expect(isMadeOf(mark, 'another')).toBe(false)
})

test('has no mark while it is made, nor after it failed', async () => {
  await makeOf(mark, 'one', async () => undefined)
  const failing = makeOf(mark, 'two', async () => {
    expect(existsSync(mark)).toBe(false)
    throw new Error('cut short')
  })
  await expect(failing).rejects.toThrow('cut short')
  expect(isMadeOf(mark, 'one')).toBe(false)
})
