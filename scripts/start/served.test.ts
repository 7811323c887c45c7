import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { copyToServe } from './served.ts'

const root = mkdtempSync(join(tmpdir(), 'served-test-'))
const dist = join(root, 'dist')
const served = (path: string) => join(root, `.wrangler/served/8787-${process.pid}`, path)
const serve = () => copyToServe(8787, dist, root)
const built = () => {
  for (const part of ['client/_astro', 'server']) mkdirSync(join(dist, part), { recursive: true })
  writeFileSync(join(dist, 'client/_astro/page.old.js'), 'old')
  writeFileSync(join(dist, 'server/wrangler.json'), '{}')
}
beforeEach(() => {
  rmSync(root, { recursive: true })
  built()
})
afterAll(() => rmSync(root, { recursive: true }))

test('a server keeps the files of its pages while a build replaces them, or fails', () => {
  const { config } = serve()
  rmSync(dist, { recursive: true })
  expect(readFileSync(served('client/_astro/page.old.js'), 'utf8')).toBe('old')
  expect(readFileSync(config, 'utf8')).toBe('{}')
})

test('nothing of an earlier copy is served, and another port has one of its own', () => {
  serve()
  const other = copyToServe(8788, dist, root)
  rmSync(join(dist, 'client/_astro/page.old.js'))
  serve()
  expect(existsSync(served('client/_astro/page.old.js'))).toBe(false)
  expect(existsSync(join(other.config, '../../client/_astro/page.old.js'))).toBe(true)
})

test('a copy stays while its process runs, though another one begins at the same port, and goes with it', () => {
  const copies = ['8787-1', '8787-999999999'].map((name) => join(root, '.wrangler/served', name))
  for (const copy of copies) mkdirSync(copy, { recursive: true })
  serve()
  expect(copies.map((copy) => existsSync(copy))).toEqual([true, false])
})

test('settings of the machine come along, and mails outlive the copy', () => {
  writeFileSync(join(root, '.dev.vars'), 'MAIL_FROM=""')
  const { remove } = serve()
  expect(readFileSync(served('server/.dev.vars'), 'utf8')).toBe('MAIL_FROM=""')
  writeFileSync(served('server/.wrangler/tmp/mail.txt'), 'Dear customer')
  remove()
  expect(existsSync(served('server'))).toBe(false)
  expect(readFileSync(join(root, '.wrangler/tmp/mail.txt'), 'utf8')).toBe('Dear customer')
})
