import { globSync, readFileSync, statSync } from 'node:fs'
import { expect } from 'vitest'
import { quickServer } from './quick-passwords.ts'

const TEXTS = '.wrangler/tmp/email/*/email-text/*.txt'
// Ignores mails of an earlier run.
const began = Date.now()

/** The newest mail that says all of `words`, as plain text: the runtime writes what is sent into files. */
export async function mailSaying(...words: string[]): Promise<string> {
  const find = () =>
    globSync(`${quickServer()}/${TEXTS}`)
      .map((path) => ({ path, at: statSync(path).mtimeMs }))
      .filter(({ at }) => at >= began)
      .sort((a, b) => b.at - a.at)
      .map(({ path }) => readFileSync(path, 'utf8'))
      .find((text) => words.every((word) => text.includes(word)))
  let found: string | undefined
  const look = () => {
    found = find()
    return found
  }
  await expect.poll(look, { timeout: 15_000, message: `a mail that says ${words.join(', ')}` }).toBeDefined()
  return found ?? ''
}
