import { writeFileSync } from 'node:fs'

/** Creates a file with `text`; `false`, with nothing changed, if there is one: of several processes only one creates it. */
export function createFile(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}
