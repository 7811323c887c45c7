import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const SOURCES = ['worker/src/**/*.ts', 'site/src/**/*.{ts,tsx,astro}']
const ALL = /(?<!['"\w])(?:from|import|import\()\s*['"]([^'"\s]+)['"]/g
// Matches the imports that remain once types are removed.
const LOADED =
  /^\s*(?:import (?!type )|export (?=[{*]))(?:[^'"]*? from )?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm
const SERVER_PART = /^---$.*?^---$/ms

/** Every source of Worker and site. */
export const files = globSync(SOURCES).filter((path) => !path.includes('.test.'))

/** What a source imports, types too. */
export function importsOf(path: string): string[] {
  return [...readFileSync(path, 'utf8').matchAll(ALL)].flatMap(([, name]) => name ?? [])
}

/** The path in this repository that an import leads to; `null` for a package. */
export function target(path: string, name: string): string | null {
  if (name.startsWith('#')) return `worker/src/${name.slice(1)}.ts`
  return name.startsWith('.') ? normalize(join(dirname(path), name)) : null
}

/** What a source imports once types are removed; for a page or a component, what its scripts import in a browser. */
export function loadedBy(path: string): string[] {
  const text = readFileSync(path, 'utf8')
  const own = path.endsWith('.astro') ? text.replace(SERVER_PART, '') : text
  return [...own.matchAll(LOADED)].flatMap(([, name, later]) => name ?? later ?? [])
}

/** The packages that a browser loads, now or later, for the sources `from`, each with the file that imports it. */
export function packagesOf(from: readonly string[]): { name: string; path: string }[] {
  const known = new Set(from)
  const found: { name: string; path: string }[] = []
  for (const path of known) {
    for (const name of loadedBy(path)) {
      const to = target(path, name)
      if (to === null) found.push({ name, path })
      else if (files.includes(to)) known.add(to)
    }
  }
  return found
}
