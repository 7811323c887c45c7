import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { acquireServerLock, addListenerToLock } from './server-lock.ts'

const SITE = 'http://127.0.0.1:8788'
const folder = mkdtempSync(join(tmpdir(), 'server-lock-test-'))
const file = join(folder, 'new/serving')
afterEach(() => vi.restoreAllMocks())
afterAll(() => rmSync(folder, { recursive: true }))

/** Leaves the lock of a server that started so many minutes ago. */
function leaveLock(text: string, minutes: number): void {
  writeFileSync(file, text)
  const then = Date.now() / 1000 - minutes * 60
  utimesSync(file, then, then)
}

/** Lets a start that is refused throw, and returns what it says. */
function refusals() {
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exit')
  })
  return vi.spyOn(console, 'error').mockImplementation(() => {})
}

/** What the process would do as it ends. */
function watchEnd(): () => void {
  const on = vi.spyOn(process, 'on').mockReturnThis()
  return () => on.mock.calls.find(([event]) => event === 'exit')?.[1]()
}

test('a server holds the lock with its address while it runs', async () => {
  const end = watchEnd()
  await acquireServerLock(SITE, file)
  expect(readFileSync(file, 'utf8')).toBe(`${process.pid} ${SITE}`)
  end()
  expect(existsSync(file)).toBe(false)
})

test('a second one is not started, and says where the first one is', async () => {
  const first = createServer().listen(0, '127.0.0.1')
  await once(first, 'listening')
  const other = `http://127.0.0.1:${(first.address() as AddressInfo).port}`
  const end = watchEnd()
  const told = refusals()
  leaveLock(`${process.ppid} ${other}`, 60)
  await expect(acquireServerLock(SITE, file)).rejects.toThrow('exit')
  expect(told).toHaveBeenCalledWith(expect.stringContaining(`already runs: ${other} (process ${process.ppid}).`))
  end()
  expect(readFileSync(file, 'utf8')).toBe(`${process.ppid} ${other}`)
  first.close()
})

test('nor while the first one still builds, and does not listen yet', async () => {
  watchEnd()
  const told = refusals()
  leaveLock(`${process.ppid} http://127.0.0.1:1`, 1)
  await expect(acquireServerLock(SITE, file)).rejects.toThrow('exit')
  expect(told).toHaveBeenCalledWith(expect.stringContaining('already runs: http://127.0.0.1:1 (process'))
})

test('nor where another one starts in the same moment', async () => {
  watchEnd()
  const told = refusals()
  leaveLock(`999999999 ${SITE}`, 60)
  const starting = acquireServerLock(SITE, file)
  // It has found the lock of a killed server, and the other one has just replaced that.
  leaveLock(`${process.ppid} http://127.0.0.1:1`, 0)
  await expect(starting).rejects.toThrow('exit')
  expect(told).toHaveBeenCalledWith(expect.stringContaining('already runs: http://127.0.0.1:1 (process'))
  expect(readFileSync(file, 'utf8')).toBe(`${process.ppid} http://127.0.0.1:1`)
})

test('nor beside the process that listened for a server that was killed alone', async () => {
  rmSync(file)
  watchEnd()
  await acquireServerLock('http://127.0.0.1:1', file)
  addListenerToLock(process.ppid, file)
  expect(readFileSync(file, 'utf8')).toBe(`${process.pid} http://127.0.0.1:1 ${process.ppid}`)
  const told = refusals()
  leaveLock(`999999999 http://127.0.0.1:1 ${process.ppid}`, 1)
  await expect(acquireServerLock(SITE, file)).rejects.toThrow('exit')
  expect(told).toHaveBeenCalledWith(expect.stringContaining(`(process ${process.ppid})`))
})

test('nor beside what one that was killed has left listening', async () => {
  const rest = createServer().listen(0, '127.0.0.1')
  await once(rest, 'listening')
  const { port } = rest.address() as AddressInfo
  watchEnd()
  const told = refusals()
  leaveLock(`999999999 http://127.0.0.1:${port}`, 60)
  await expect(acquireServerLock(SITE, file)).rejects.toThrow('exit')
  expect(told).toHaveBeenCalledWith(expect.stringContaining(`lsof -i :${port}`))
  rest.close()
})

// Port 1: nothing listens there. A container that starts anew may give its process the number of before, at once.
test.each([
  [`999999999 ${SITE}`, 60],
  [`${process.pid} http://127.0.0.1:1`, 0],
  [`${process.ppid} http://127.0.0.1:1`, 60],
  ['', 60],
])('none is kept from starting by one that was killed and left %j, %i minutes ago', async (left, minutes) => {
  watchEnd()
  leaveLock(left, minutes)
  await acquireServerLock(SITE, file)
  expect(readFileSync(file, 'utf8')).toBe(`${process.pid} ${SITE}`)
})
