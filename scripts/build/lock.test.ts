import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { withLock } from './lock.ts'

const folder = mkdtempSync(join(tmpdir(), 'lock-test-'))
const lock = join(folder, 'new/building')
afterAll(() => rmSync(folder, { recursive: true }))

test('the lock names the process that works, and goes with the work, even if that fails', async () => {
  const failing = withLock(lock, async () => {
    expect(readFileSync(lock, 'utf8')).toBe(String(process.pid))
    throw new Error('cut short')
  })
  await expect(failing).rejects.toThrow('cut short')
  expect(existsSync(lock)).toBe(false)
})

test('work waits for that of another process, and says so once', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {})
  writeFileSync(lock, String(process.ppid))
  let isDone = false
  const waiting = withLock(lock, async () => {
    isDone = true
  })
  await vi.waitFor(() => expect(said).toHaveBeenCalled())
  expect(isDone).toBe(false)
  rmSync(lock)
  await waiting
  expect(isDone).toBe(true)
  expect(said.mock.calls).toEqual([[expect.stringContaining(`delete ${lock}`)]])
  said.mockRestore()
})

test.each(['999999999', String(process.pid)])(
  'no work waits for the process %s, which has been killed',
  async (owner) => {
    const said = vi.spyOn(console, 'log').mockImplementation(() => {})
    writeFileSync(lock, owner)
    const work = vi.fn(async () => {})
    await withLock(lock, work)
    expect([work.mock.calls.length, said.mock.calls.length]).toEqual([1, 0])
    said.mockRestore()
  },
)

test('no work waits for a lock that is older than any build, whoever has that number now', async () => {
  writeFileSync(lock, String(process.ppid))
  const before = Date.now() / 1000 - 601
  utimesSync(lock, before, before)
  const work = vi.fn(async () => {})
  await withLock(lock, work)
  expect(work).toHaveBeenCalledOnce()
})
