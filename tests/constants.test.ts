import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { NewPassword } from '#contract/access/account'
import { MAX_IMPORTED } from '#contract/catalogue/equipment-import'
import { MAX_IMAGE_BYTES } from '#contract/picture/image'
import { newToken } from '../worker/src/http/access/token.ts'

const sources = globSync('worker/src/**/*.ts').filter((path) => !path.includes('.test.'))

describe('what the security of this product rests on', () => {
  test('is what docs/security.md says', () => {
    expect([MAX_IMAGE_BYTES, MAX_IMPORTED]).toEqual([15_728_640, 5000])
    const isTaken = (text: string) => NewPassword.safeParse(text).success
    expect([11, 12, 128, 129].map((length) => isTaken('ä'.repeat(length)))).toEqual([false, true, true, false])
    expect(readFileSync('wrangler.toml', 'utf8')).toMatch(
      /name = "PUBLIC_FORMS"\n.*\nsimple = \{ limit = 5, period = 60 \}/,
    )
  })

  test('a token is 256 random bits, and no two are alike', () => {
    const tokens = Array.from({ length: 1000 }, newToken)
    expect(new Set(tokens).size).toBe(1000)
    expect(tokens.every((token) => /^[\w-]{43}$/.test(token))).toBe(true)
  })

  // D1 refuses LIKE patterns over 50 bytes, and search texts would contain wildcards.
  test.each([/\blike\s*\(|\bilike\b|\bLIKE\b|\bGLOB\b/, /PBKDF2|createHash\('(md5|sha1)'/i, /\beval\(|new Function\(/])(
    'the Worker uses nothing like %s',
    (pattern) => {
      const code = (path: string) => readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
      expect(sources.filter((path) => pattern.test(code(path)))).toEqual([])
    },
  )

  test('texts go into SQL as parameters alone', () => {
    const found = sources.filter((path) => /sql\.raw\(/.test(readFileSync(path, 'utf8')))
    // These insert column names of our own tables.
    expect(found.sort()).toEqual(['worker/src/db/catalogue/equipment-import.ts', 'worker/src/db/json-rows.ts'])
  })
})
