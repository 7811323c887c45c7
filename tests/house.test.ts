import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const SOURCES = globSync(['{worker,scripts,bench}/**/*.ts', 'site/src/**/*.{ts,tsx,astro}']).filter(
  // The bench installs packages of its own.
  (path) => !path.includes('.test.') && !path.includes('/node_modules/'),
)
const DOCS = globSync(['README.md', 'docs/**/*.md'])
const EXPORTED = /^export (?:default )?(?:(?:async )?function\*?|class|interface) |^export const \w+ = (?:async )?[(<]/
const MOST_LINES = 200

function linesOf(path: string): string[] {
  return readFileSync(path, 'utf8').trimEnd().split('\n')
}

describe('the house', () => {
  test('says in a sentence what every exported function, class and interface is', () => {
    const untold = SOURCES.flatMap((path) =>
      linesOf(path).flatMap((line, index, lines) =>
        EXPORTED.test(line) && !lines[index - 1]?.endsWith('*/') ? `${path}:${index + 1} ${line}` : [],
      ),
    )
    expect(untold).toEqual([])
  })

  test('has no source that cannot be read in one sitting', () => {
    const long = SOURCES.map((path) => ({ path, lines: linesOf(path).length })).filter(
      ({ lines }) => lines > MOST_LINES,
    )
    expect(long).toEqual([])
  })

  test('keeps Intl, which reads its tables for 10 to 30 ms first, from what visitors wait for', () => {
    const met = SOURCES.filter((path) => /^(worker|site)\/(?!src\/admin\/)/.test(path)).filter((path) =>
      /new Intl\.|\.toLocale(?:Date|Time)?String\(|\.localeCompare\(/.test(readFileSync(path, 'utf8')),
    )
    expect(met).toEqual([])
  })

  // Firefox before 119 keeps ARIA written as properties to itself; Chromium before 120 has no `canParse`, and so on.
  test('asks nothing of a visitor’s browser that one of 2022 does not know', () => {
    const late =
      /\.aria[A-Z]\w+|\bURL\.(?:canParse|parse)\(|\.withResolvers\(|AbortSignal\.any\(|\.to(?:Sorted|Reversed|Spliced)\(|\.groupBy\(/
    const visitors = SOURCES.filter((path) =>
      /^site\/src\/(?:api|browser|content|drawing|islands|stores|views)\//.test(path),
    )
    expect(visitors.length).toBeGreaterThan(100)
    expect(visitors.filter((path) => late.test(readFileSync(path, 'utf8')))).toEqual([])
  })

  test('is described by documents that name files as they are called today', () => {
    const lost = DOCS.flatMap((doc) => [...namedIn(doc), ...linkedFrom(doc)].map((path) => `${doc} names ${path}`))
    expect(lost).toEqual([])
  })
})

/** Files that a document names, from the root or by a door, and that are not there; those with a place to fill in are patterns. */
function namedIn(doc: string): string[] {
  const named = readFileSync(doc, 'utf8').matchAll(
    /`((?:worker|site|scripts|tests|docs|bench)\/[\w\-./[\]]+|#(?:contract|domain)\/[\w/-]+)`/g,
  )
  return [...named].flatMap(([, path = '']) => (existsSync(behindDoor(path)) ? [] : path))
}

function behindDoor(path: string): string {
  return path.startsWith('#') ? `worker/src/${path.slice(1)}.ts` : path
}

function linkedFrom(doc: string): string[] {
  const links = readFileSync(doc, 'utf8').matchAll(/\]\((?!https?:)([^)#]+)/g)
  return [...links].flatMap(([, path = '']) => (existsSync(join(dirname(doc), path)) ? [] : path))
}
