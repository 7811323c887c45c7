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
  return portOf(PORT) ?? fail(`PORT is ${PORT}, which is no port: choose a number from 1 to 65535.`)
}

/** True if nothing listens on `port` of this machine yet. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.on('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

/** The port in PORT, for a server that `command` starts; exits if something listens on it. */
export async function freePort(command: string): Promise<number> {
  const port = givenPort()
  if (await isFree(port)) return port
  const other = port === USUAL ? port + 1 : USUAL
  return fail(
    `Something already listens on http://127.0.0.1:${port}. Stop it, or choose another port: PORT=${other} ${command}`,
  )
}
