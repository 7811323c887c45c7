import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const SOURCES = globSync(['{worker,scripts,bench}/**/*.ts', 'site/src/**/*.{ts,tsx,astro}']).filter(
  // The bench installs its own packages.
  (path) => !path.includes('.test.') && !path.includes('/node_modules/'),
)
const STYLED = globSync('site/src/**/*.{css,astro}')
const DOCS = globSync(['README.md', 'docs/**/*.md'])
const EXPORTED = /^export (?:default )?(?:(?:async )?function\*?|class|interface) |^export const \w+ = (?:async )?[(<]/
const MAX_LINES = 200
const MAX_WORDS = 400
// What would throw in Safari 16.4; a newer method is allowed if called with ?. or after a check for it (decision 49).
const YOUNGER = [
  /\bURL\.(?:parse|canParse)\(/,
  /\b(?:Map|Object)\.groupBy\(/,
  /\bPromise\.(?:withResolvers|try)\b/,
  /\bAbortSignal\.any\(/,
  /\bRegExp\.escape\(/,
  /\bIterator\.|(?:\.(?:values|keys|entries)\(\)|\.matchAll\([^()]*\))\.(?:map|filter|flatMap|some|every|find|forEach|reduce|take|drop|toArray)\(/,
  /\.(?:symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/,
  /\.(?:checkVisibility|requestClose|moveBefore|startViewTransition|(?:show|hide|toggle)Popover)\(/,
  /\.bytes\(\)/,
  /\bscheduler\.(?:yield|postTask)\(/,
  /(?<!in window\) )\brequestIdleCallback\(/,
  // Firefox before 119 does not reflect these as attributes.
  /\.aria[A-Z]\w+/,
  // Firefox before 121 has no such selector.
  /\b(?:querySelector(?:All)?|matches|closest)(?:<\w+>)?\(.*:has\(/,
]

function linesOf(path: string): string[] {
  return readFileSync(path, 'utf8').trimEnd().split('\n')
}

describe('the repository', () => {
  test('says in a sentence what every exported function, class and interface is', () => {
    const untold = SOURCES.flatMap((path) =>
      linesOf(path).flatMap((line, index, lines) =>
        EXPORTED.test(line) && !lines[index - 1]?.endsWith('*/') ? `${path}:${index + 1} ${line}` : [],
      ),
    )
    expect(untold).toEqual([])
  })

  test('has no source that cannot be read in one sitting', () => {
    const long = SOURCES.map((path) => ({ path, lines: linesOf(path).length })).filter(({ lines }) => lines > MAX_LINES)
    expect(long).toEqual([])
  })

  test('keeps Intl, which reads its tables for 10 to 30 ms first, from what visitors wait for', () => {
    const met = SOURCES.filter((path) => /^(worker|site)\/(?!src\/admin\/)/.test(path)).filter((path) =>
      /new Intl\.|\.toLocale(?:Date|Time)?String\(|\.localeCompare\(/.test(readFileSync(path, 'utf8')),
    )
    expect(met).toEqual([])
  })

  test('takes no path of a file from the pathname of an address, where a space is %20', () => {
    const met = SOURCES.filter((path) => /import\.meta\.url\)\.pathname/.test(readFileSync(path, 'utf8')))
    expect(met).toEqual([])
  })

  test('writes a price for customers the same everywhere: only the portal lists zero cents', () => {
    const met = SOURCES.filter((path) => /^(worker|site)\/(?!src\/admin\/)/.test(path)).filter((path) =>
      /^import .*\bformatPrice\b/m.test(readFileSync(path, 'utf8')),
    )
    expect(met).toEqual([])
  })

  test('lists every decision in their contents', () => {
    const contents = readFileSync('docs/decisions/README.md', 'utf8')
    const unlisted = globSync('docs/decisions/0*.md').filter((path) => !contents.includes(`](${basename(path)})`))
    expect(unlisted).toEqual([])
  })

  test('has no decision of more than 400 words', () => {
    const long = globSync('docs/decisions/0*.md').filter(
      (path) => readFileSync(path, 'utf8').trim().split(/\s+/).length > MAX_WORDS,
    )
    expect(long).toEqual([])
  })

  test('runs in Safari 16.4: nothing that browsers learned later stands in what they run', () => {
    const met = SOURCES.filter((path) => /^(?:site\/src|worker\/src\/(?:contract|domain))\//.test(path)).flatMap(
      (path) =>
        YOUNGER.flatMap((name) => name.exec(readFileSync(path, 'utf8'))?.map((text) => `${path} ${text}`) ?? []),
    )
    expect(met).toEqual([])
  })

  test('says what Safari knows by another name by that as well', () => {
    const met = STYLED.filter((path) =>
      /(?<!-webkit-)user-select: (?<!-webkit-user-select: \w+;\s+user-select: )/.test(readFileSync(path, 'utf8')),
    )
    expect(met).toEqual([])
  })

  test('says where the rows of a dialog that is a grid stand: Safari spreads them over the whole screen', () => {
    const rules = STYLED.flatMap(
      (path) => readFileSync(path, 'utf8').match(/\[open\] \{[^}]*display: grid;[^}]*\}/g) ?? [],
    )
    expect(rules.length).toBeGreaterThan(0)
    expect(rules.filter((rule) => !rule.includes('align-content: '))).toEqual([])
  })

  test('floats a legend in a block alone: Safari floats none in a grid, and sets it on the line above', () => {
    const floated = STYLED.map((path) => readFileSync(path, 'utf8')).filter((styles) =>
      /legend \{[^}]*float: (?!none)/.test(styles),
    )
    expect(floated.length).toBeGreaterThan(0)
    expect(floated.filter((styles) => !styles.includes('display: flow-root;'))).toEqual([])
  })

  test('measures in rem how much room the portal has, as larger words of a browser leave less', () => {
    const met = STYLED.filter((path) => path.startsWith('site/src/admin/')).flatMap((path) =>
      linesOf(path).flatMap((line) => (/^@(?:media|container) .*\dpx/.test(line) ? `${path} ${line}` : [])),
    )
    expect(met).toEqual([])
  })

  test('fills, frames and lifts only under a pointer that hovers: on a touch screen that would stay after a tap', () => {
    const met = STYLED.filter((path) => !path.startsWith('site/src/admin/')).flatMap((path) => {
      const always = readFileSync(path, 'utf8').replaceAll(/^( *)@media \(hover: hover\) \{\n.*?\n\1\}$/gms, '')
      const rules = always.match(/^.*:hover[^{}]*\{[^}]*\}/gm) ?? []
      return rules.filter((rule) => /background|border|shadow|translate/.test(rule)).map((rule) => `${path} ${rule}`)
    })
    expect(met).toEqual([])
  })

  test('gives islands of a cached fragment as functions, since Astro renders those that a slot holds each time', () => {
    const fragments = SOURCES.filter((path) => path.endsWith('.astro')).flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/<Cached .*?<\/Cached>/gs)].map(([fragment]) => fragment),
    )
    const islands = fragments.filter((fragment) => fragment.includes('client:'))
    expect(islands.length).toBeGreaterThan(0)
    expect(islands.filter((fragment) => !/\{\(\) => <\w+ [^>]*client:/.test(fragment))).toEqual([])
  })

  test('is described by documents that name files as they are called today', () => {
    const lost = DOCS.flatMap((doc) => [...namedIn(doc), ...linkedFrom(doc)].map((path) => `${doc} names ${path}`))
    expect(lost).toEqual([])
  })
})

/**
 * Files that a document names, from the root, from `worker/src/` or by an import alias, and that do not exist; names with a
 * placeholder are patterns.
 */
function namedIn(doc: string): string[] {
  const text = readFileSync(doc, 'utf8')
  const fromRoot = text.matchAll(/`((?:worker|site|scripts|tests|docs|bench)\/[\w\-./[\]]+)`/g)
  const inWorker = text.matchAll(/`((?:db|http|domain|mail|jobs|log)\/[\w/-]+\.ts|#(?:contract|domain)\/[\w/-]+)`/g)
  return [...fromRoot, ...inWorker].flatMap(([, path = '']) =>
    existsSync(path) || existsSync(inRepository(path)) ? [] : path,
  )
}

function inRepository(path: string): string {
  return path.startsWith('#') ? `worker/src/${path.slice(1)}.ts` : `worker/src/${path}`
}

function linkedFrom(doc: string): string[] {
  const links = readFileSync(doc, 'utf8').matchAll(/\]\((?!https?:)([^)#]+)/g)
  return [...links].flatMap(([, path = '']) => (existsSync(join(dirname(doc), path)) ? [] : path))
}
