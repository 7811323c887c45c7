import { createServer } from 'node:net'
import { fail } from './command.ts'

const USUAL = 8787

/** The port in `text`, the default one if it is empty; `null` if it is not a valid port. */
export function portOf(text = ''): number | null {
  if (text === '') return USUAL
  const port = Number(text)
  return /^\d{1,5}$/.test(text) && port > 0 && port < 65_536 ? port : null
}

/** The port in PORT; exits if it is invalid. */
export function givenPort(): number {
  const { PORT } = process.env
  return portOf(PORT) ?? fail(`PORT is ${PORT}, which is not a port: choose a number from 1 to 65535.`)
}

/** Why a server cannot listen on `port` of this machine, as a sentence; `null` if it can. */
export function obstacleAt(port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.on('error', ({ code, message }: NodeJS.ErrnoException) => {
      const site = `http://127.0.0.1:${port}`
      if (code === 'EADDRINUSE') resolve(`Something already listens on ${site}. Stop it, or choose another port`)
      else if (code === 'EACCES') resolve(`Only root may listen on ${site}. Choose another port, from 1024 on`)
      else resolve(`Nothing can listen on ${site} (${message}). Choose another port`)
    })
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(null)))
  })
}

/** The port in PORT, for a server that `command` starts; exits if it cannot listen on it. */
export async function freePort(command: string): Promise<number> {
  const port = givenPort()
  const obstacle = await obstacleAt(port)
  if (!obstacle) return port
  const other = port === USUAL ? port + 1 : USUAL
  return fail(`${obstacle}: PORT=${other} ${command}`)
}
