import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { isFree, portOf } from './port.ts'

test.each<[string | undefined, number | null]>([
  [undefined, 8787],
  ['', 8787],
  ['8788', 8788],
  ['65535', 65_535],
  ['65536', null],
  ['0', null],
  ['-1', null],
  ['80.5', null],
  ['0x50', null],
  ['abc', null],
])('PORT=%s means port %s', (text, port) => {
  expect(portOf(text)).toBe(port)
})

test('knows whether something listens on a port', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  expect(await isFree(port)).toBe(false)
  await new Promise((resolve) => server.close(resolve))
  expect(await isFree(port)).toBe(true)
})
