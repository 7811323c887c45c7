import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { rulesOf } from '../../worker/src/http/pages/css-rules.ts'

const STYLE = /\{"type":"inline","content":("(?:[^"\\]|\\.)*")\}/g
// Astro repeats shared hashes for each page and file.
const HASHES = /\["sha256-[^\]]*\]/g
const FILE = 'styles.mjs'
// Joined when its page is first requested: a fresh isolate has only one to render.
const STYLE_OF_PIECES = `export function style(...places) {
  let content
  return { type: "inline", get content() { return (content ??= places.map((place) => PIECES[place]).join("")) } }
}`

/** Texts divided into shared pieces: each text is a sequence of indexes into `pieces`. */
export interface Shared {
  pieces: string[]
  texts: number[][]
}

/**
 * Deduplicates the CSS rules of the pages that the Worker renders: Astro writes the whole style of each page into its manifest,
 * and two thirds of it are the same for every page. Each hash of the policy is also left only once.
 */
export function shareStyles(server: string): void {
  const path = globSync(join(server, 'chunks/*.mjs')).find((one) => readFileSync(one, 'utf8').search(STYLE) >= 0)
  if (!path)
    throw new Error(`No file of ${server} holds styles of pages. Does Astro write its manifest differently now?`)
  const code = readFileSync(path, 'utf8')
  const styles = [...code.matchAll(STYLE)].map(([, text = '""']): string => JSON.parse(text))
  const { pieces, texts } = shareRules(styles)
  let page = 0
  const replaced = code.replace(STYLE, () => `__style(${texts[page++]})`).replace(HASHES, single)
  // Imports are hoisted, so this one is appended, where it shifts no line of the source map.
  const [, body = replaced, map = ''] = /^(.*?)(\n\/\/# sourceMappingURL=.*)?$/s.exec(replaced.trimEnd()) ?? []
  writeFileSync(path, `${body}\nimport { style as __style } from './${FILE}'${map}\n`)
  writeFileSync(join(dirname(path), FILE), `const PIECES = ${JSON.stringify(pieces)}\n${STYLE_OF_PIECES}\n`)
}

function single(hashes: string): string {
  return JSON.stringify([...new Set(JSON.parse(hashes))])
}

/** Cuts styles into runs of rules that always occur together. */
export function shareRules(styles: readonly string[]): Shared {
  const rules = styles.map(rulesOf)
  const goesOn = neighbors(rules)
  const places = new Map<string, number>()
  const texts = rules.map((all) =>
    runsOf(all, goesOn).map((run) => {
      const place = places.get(run) ?? places.size
      places.set(run, place)
      return place
    }),
  )
  return { pieces: [...places.keys()], texts }
}

// Whether two rules always occur one right after the other.
function neighbors(rules: readonly string[][]): (rule: string, next: string) => boolean {
  const after = new Map<string, Set<string | undefined>>()
  const before = new Map<string, Set<string | undefined>>()
  const note = (map: typeof after, rule: string, other: string | undefined) =>
    map.set(rule, (map.get(rule) ?? new Set()).add(other))
  for (const all of rules) {
    for (const [place, rule] of all.entries()) {
      note(after, rule, all[place + 1])
      note(before, rule, all[place - 1])
    }
  }
  return (rule, next) => after.get(rule)?.size === 1 && before.get(next)?.size === 1
}

function runsOf(rules: readonly string[], goesOn: (rule: string, next: string) => boolean): string[] {
  const runs: string[] = []
  for (const [place, rule] of rules.entries()) {
    const last = rules[place - 1]
    if (last !== undefined && goesOn(last, rule)) runs.push(`${runs.pop()}${rule}`)
    else runs.push(rule)
  }
  return runs
}
