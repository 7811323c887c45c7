import { expect, test } from 'vitest'
import { MAX_BODY_BYTES } from '#domain/log/text'
import { loggedBody, loggedRequest } from './logged-request.ts'

const KEY = 'Zk3x_9Qw-7bLm2RtY8uVcN1oPsD4fGh6JkL0aXeWqTz'
const rowWith = (secret: object) => `${JSON.stringify({ id: 12, name: 'Ida of the long street', ...secret })},`

test('keeps no part of a key, wherever in a long body it stands and whatever is redacted before it', () => {
  const rest = rowWith({}).repeat(300)
  for (let secrets = 0; secrets < 40; secrets += 3) {
    const before = `[${rowWith({ password: 'of-some-length-and-more' }).repeat(secrets)}`
    for (let start = MAX_BODY_BYTES - 100; start < MAX_BODY_BYTES + 300; start += 9) {
      const told = loggedBody(`${before}${rest.slice(0, start - before.length)}${KEY} ${rest}]`)
      expect(told).not.toContain(KEY.slice(0, 12))
      expect(told).not.toContain('of-some')
      expect(told).toMatch(/… \[cut, \d+ bytes in all\]$/)
    }
  }
})

test('keeps as much of a body full of secrets as of one without', () => {
  const told = loggedBody(`[${rowWith({ password: 'x'.repeat(60) }).repeat(400)}]`)
  expect(told.length).toBeGreaterThan(MAX_BODY_BYTES - 100)
})

test('keeps the first of many long headers', () => {
  const headers = Array.from({ length: 40 }, (_, index): [string, string] => [`x-header-${index}`, 'words '.repeat(70)])
  const call = { method: 'GET', url: 'http://localhost/api', ip: 'local', username: null, body: null, unreadBody: null }
  const told = loggedRequest({ ...call, headers }).headers
  expect(Object.entries(told)).toEqual(headers.slice(0, Object.keys(told).length))
  const size = JSON.stringify(told).length
  expect(size).toBeGreaterThan(MAX_BODY_BYTES / 2)
  expect(size).toBeLessThan(MAX_BODY_BYTES + 1000)
})
