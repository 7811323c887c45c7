import { createServer, Server } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { freePort, obstacleAt, portOf } from './port.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

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

test.each([
  ['', 8788],
  ['9000', 8787],
])(
  'a command that is told PORT=%s, where something listens, names the port %i for another try',
  async (text, other) => {
    vi.stubEnv('PORT', text)
    vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server) {
      this.emit('error', Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE' }))
      return this
    })
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(process, 'exit').mockImplementation(() => {
      throw new Error('exit')
    })
    await expect(freePort('npm start')).rejects.toThrow('exit')
    expect(told).toHaveBeenCalledWith(expect.stringMatching(new RegExp(`listens on .*: PORT=${other} npm start$`)))
  },
)

test('a command gets the port that it is told, where nothing listens', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await new Promise((resolve) => server.close(resolve))
  vi.stubEnv('PORT', String(port))
  expect(await freePort('npm start')).toBe(port)
})

test('a port that only root may listen on is not said to be taken', async () => {
  vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server) {
    this.emit('error', Object.assign(new Error('listen EACCES'), { code: 'EACCES' }))
    return this
  })
  expect(await obstacleAt(80)).toContain('Only root may listen')
})
