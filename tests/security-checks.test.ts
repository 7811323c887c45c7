import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const [, table = ''] = readFileSync('docs/security.md', 'utf8').split('## The checks')
const ROWS = [...table.matchAll(/^\| (\d+)(?:–(\d+))? \| [^|]+ \| (.+) \|$/gm)].map(([, from, to, held = '']) => {
  return { from: Number(from), to: Number(to ?? from), held }
})

function fileOf(name: string): string {
  return name.endsWith('.test.ts') ? name : `tests/${name}.test.ts`
}

/** Every test that a row names: its file and its title, which is empty where the whole file is meant. */
function named(held: string): { file: string; title: string }[] {
  return held.split(' · ').flatMap((piece) => {
    const [name = '', titles] = piece.split(' › ')
    if (titles === undefined)
      return /^(api|browser)\//.test(name) ? [{ file: fileOf(name.split(' ')[0] ?? ''), title: '' }] : []
    return titles.split('; ').map((title) => ({ file: fileOf(name), title: title.replace(/ \([^()]+\)$/, '') }))
  })
}

/** True if a quoted text on one line of the file contains the title; “…” matches anything. */
function holds(file: string, title: string): boolean {
  const parts = title.split('…').map((part) => part.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`['"\`].*${parts.join('.*')}`).test(readFileSync(file, 'utf8'))
}

describe('the table of checks in docs/security.md', () => {
  test('has a row for each of the ninety checks, in their order', () => {
    const numbers = ROWS.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
    expect(numbers).toEqual(Array.from({ length: 90 }, (_, index) => index + 1))
  })

  test.each(ROWS)('names for $from only tests that are there', ({ held }) => {
    for (const { file, title } of named(held)) {
      expect(existsSync(file), file).toBe(true)
      expect(holds(file, title), `${file} › ${title}`).toBe(true)
    }
  })
})
