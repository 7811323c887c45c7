import { createServer, Server } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { obstacleAt, portOf } from './port.ts'

afterEach(() => vi.restoreAllMocks())

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
  expect(await obstacleAt(port)).toContain('Something already listens')
  await new Promise((resolve) => server.close(resolve))
  expect(await obstacleAt(port)).toBeNull()
})

test('a port that only root may listen on is not said to be taken', async () => {
  vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server) {
    this.emit('error', Object.assign(new Error('listen EACCES'), { code: 'EACCES' }))
    return this
  })
  expect(await obstacleAt(80)).toContain('Only root may listen')
})
