import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { relative } from 'node:path'

interface ScopePlugin {
  name: string
  apply: 'build'
  enforce: 'pre' | 'post'
  transform: (code: string, id: string) => { code: string; map: null } | null
}

const COMPONENTS = 'site/src/**/*.astro'
const SCOPE = /data-astro-cid-[a-z0-9]{8}/g
const LENGTH = 3

/** A short name for each of `paths`, a hash of the path; if two would collide, that of the later path is longer. */
export function shortNames(paths: readonly string[]): Map<string, string> {
  const names = new Map<string, string>()
  const taken = new Set<string>()
  for (const path of paths.toSorted()) {
    const digits = BigInt(`0x${createHash('sha256').update(path).digest('hex')}`).toString(36)
    let length = LENGTH
    while (taken.has(digits.slice(0, length))) length++
    taken.add(digits.slice(0, length))
    names.set(path, digits.slice(0, length))
  }
  return names
}

/**
 * Shortens the names by which Astro scopes styles to components: each occurs hundreds of times in a page, half a kilobyte of it
 * compressed. A component refers only to its own scope.
 */
export function shortScopes(): ScopePlugin[] {
  const names = shortNames(globSync(COMPONENTS))
  const transform = (code: string, id: string) => {
    const name = names.get(relative('.', id.split('?', 1)[0] ?? id))
    if (!name || !code.includes('data-astro-cid-')) return null
    // Without `map` Vite warns about every file, hundreds of lines above the one error that matters.
    return { code: code.replace(SCOPE, `data-c-${name}`), map: null }
  }
  // A style has its scope from the start, a component only after Astro has compiled it.
  return [
    { name: 'short-scopes:styles', apply: 'build', enforce: 'pre', transform },
    { name: 'short-scopes:components', apply: 'build', enforce: 'post', transform },
  ]
}
