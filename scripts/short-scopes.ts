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

/** A short name for each of `paths`, made of the path; where two would be alike, that of the later path is longer. */
export function shortNames(paths: readonly string[]): Map<string, string> {
  const names = new Map<string, string>()
  const taken = new Set<string>()
  for (const path of paths.toSorted()) {
    const signs = BigInt(`0x${createHash('sha256').update(path).digest('hex')}`).toString(36)
    let length = LENGTH
    while (taken.has(signs.slice(0, length))) length++
    taken.add(signs.slice(0, length))
    names.set(path, signs.slice(0, length))
  }
  return names
}

/**
 * Shortens the names by which Astro ties styles to components: each stands hundreds of times in a page, half a kilobyte of
 * it compressed. A component's own scope is the only one that it names.
 */
export function shortScopes(): ScopePlugin[] {
  const names = shortNames(globSync(COMPONENTS))
  const transform = (code: string, id: string) => {
    const name = names.get(relative('.', id.split('?', 1)[0] ?? id))
    if (!name || !code.includes('data-astro-cid-')) return null
    // Without a word on its map each file would be warned of, hundreds of lines before the one that stopped a build.
    return { code: code.replace(SCOPE, `data-c-${name}`), map: null }
  }
  // Styles are written at once, components once they are compiled.
  return [
    { name: 'short-scopes:styles', apply: 'build', enforce: 'pre', transform },
    { name: 'short-scopes:components', apply: 'build', enforce: 'post', transform },
  ]
}
