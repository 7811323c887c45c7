import { createHash } from 'node:crypto'
import { BoundedMap } from '#domain/bounded-map'

/** Part of every page's policy; a meta element cannot hold it. */
export const NO_FRAMES = "frame-ancestors 'none'"

const CANDIDATE = '<s'
const START = /<(style|script)\b([^>"']*(?:(?:"[^"]*"|'[^']*')[^>"']*)*)>/y
const DATA = /\btype="application\//
const HASH = /^'sha256-/
// More than the site's number of inline styles and scripts, and of pages.
const MAX_KNOWN = 200
const END_LENGTH = 40

const digests = new BoundedMap<{ content: string; digest: string }>(MAX_KNOWN)
const composed = new BoundedMap<string>(MAX_KNOWN)
// By Astro's policy, then by the page's own hashes.
const policies = new BoundedMap<BoundedMap<string>>(MAX_KNOWN)

/** The inputs that differ between the policies Astro composes: of `Astro.csp` pages use directives and sources of scripts. */
interface Page {
  directives: readonly string[]
  scriptDirective: { resources: readonly unknown[] }
  _metadata: { extraStyleHashes: readonly string[]; extraScriptHashes: readonly string[] }
}

/** Astro's policy for a page, composed once for pages with the same inputs. Astro calls this (scripts/build/worker-patches.ts). */
export function composedPolicy<P extends Page>(result: P, compose: (result: P) => string): string {
  const { directives, scriptDirective, _metadata } = result
  const key = JSON.stringify([
    directives,
    scriptDirective.resources,
    _metadata.extraStyleHashes,
    _metadata.extraScriptHashes,
  ])
  return composed.getOrCreate(key, () => compose(result))
}

/**
 * A page's Content-Security-Policy with only the hashes of styles and scripts that its `html` contains. Astro lists those of
 * every page and file: 4 KB in each header, which compression does not shorten and which cost a slow phone a round trip.
 */
export function pagePolicy(policy: string, html: string): string {
  const own = hashesIn(html)
  const ofPolicy = policies.getOrCreate(policy, () => new BoundedMap(MAX_KNOWN))
  return ofPolicy.getOrCreate([...own].join(' '), () => {
    const directives = policy.split(';').map((directive) => {
      const sources = new Set(directive.trim().split(/\s+/))
      return [...sources].filter((source) => !HASH.test(source) || own.has(source)).join(' ')
    })
    return directives.filter(Boolean).join('; ')
  })
}

// An attribute may contain the text `<style>`, for example in a name. Then the text after it is hashed needlessly, and the search
// continues right after its `<`, so that no tag is missed. Searching for a text first takes half the time of the expression alone.
function hashesIn(html: string): Set<string> {
  const found = new Set<string>()
  for (let at = html.indexOf(CANDIDATE); at >= 0; at = html.indexOf(CANDIDATE, at + 1)) {
    START.lastIndex = at
    const [tag, name, attributes = ''] = START.exec(html) ?? []
    if (tag === undefined) continue
    const begin = at + tag.length
    const end = html.indexOf(`</${name}>`, begin)
    if (end > begin && !DATA.test(attributes)) found.add(hashOf(html.slice(begin, end)))
  }
  return found
}

/** The hash source of a script or style, as a Content-Security-Policy writes it. */
export function hashOf(content: string): string {
  return `'${digestOf(content)}'`
}

/** The same without quotes, computed once for each text. Astro calls this too (scripts/build/worker-patches.ts). */
export function digestOf(content: string): string {
  // Not keyed by the whole text: hashing a style of 25 KB for the map on each visit would take longer than comparing it.
  const key = `${content.length} ${content.slice(0, END_LENGTH)} ${content.slice(-END_LENGTH)}`
  const known = digests.get(key)
  if (known?.content === content) return known.digest
  const digest = `sha256-${createHash('sha256').update(content).digest('base64')}`
  digests.set(key, { content, digest })
  return digest
}
