import { fail } from './command.ts'

const USUAL = 8787

/** The port that `text` names, the usual one where it is empty; `null` where nothing can listen on what it says. */
export function portOf(text = ''): number | null {
  if (text === '') return USUAL
  const port = Number(text)
  return /^\d{1,5}$/.test(text) && port > 0 && port < 65_536 ? port : null
}

/** The port that PORT names; ends the program where it is none. */
export function givenPort(): number {
  const { PORT } = process.env
  return portOf(PORT) ?? fail(`PORT is ${PORT}, which is no port: choose a number from 1 to 65535.`)
}
