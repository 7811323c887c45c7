import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { becomeOnlyServer } from './one-server.ts'

const SITE = 'http://127.0.0.1:8788'
const OTHER = 'http://127.0.0.1:8787'
const folder = mkdtempSync(join(tmpdir(), 'one-server-test-'))
const file = join(folder, 'new/serving')
afterEach(() => vi.restoreAllMocks())
afterAll(() => rmSync(folder, { recursive: true }))

/** What the process would do as it ends. */
function watchEnd(): () => void {
  const on = vi.spyOn(process, 'on').mockReturnThis()
  return () => on.mock.calls.find(([event]) => event === 'exit')?.[1]()
}

test('a server notes its address while it runs', () => {
  const end = watchEnd()
  becomeOnlyServer(SITE, file)
  expect(readFileSync(file, 'utf8')).toBe(`${process.pid} ${SITE}`)
  end()
  expect(existsSync(file)).toBe(false)
})

test('a second one is not started, and says where the first one is', () => {
  const end = watchEnd()
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exit')
  })
  writeFileSync(file, `${process.ppid} ${OTHER}`)
  expect(() => becomeOnlyServer(SITE, file)).toThrow('exit')
  expect(told).toHaveBeenCalledWith(expect.stringContaining(`already runs: ${OTHER}.`))
  end()
  expect(readFileSync(file, 'utf8')).toBe(`${process.ppid} ${OTHER}`)
})

test.each(['999999999', String(process.pid), ''])(
  'none is kept from starting by process %s, which was killed',
  (pid) => {
    watchEnd()
    writeFileSync(file, `${pid} ${OTHER}`)
    becomeOnlyServer(SITE, file)
    expect(readFileSync(file, 'utf8')).toBe(`${process.pid} ${SITE}`)
  },
)
