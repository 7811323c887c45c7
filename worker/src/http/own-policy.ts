import { createHash } from 'node:crypto'

const INLINE = /<(style|script)\b([^>]*)>([\s\S]*?)<\/\1>/g
const DATA = /\btype="application\//
const HASH = /^'sha256-/

// As many as the pages have styles and scripts of their own.
const hashes = new Map<string, string>()

/**
 * The policy of a page with the hashes of the styles and scripts that stand in its own `html`. Astro names those of every
 * page and file: 4 KB in each header, which no compression shortens and which cost a slow phone a round trip.
 */
export function ownPolicy(policy: string, html: string): string {
  const own = new Set<string>()
  for (const [, , attributes = '', content = ''] of html.matchAll(INLINE)) {
    if (content && !DATA.test(attributes)) own.add(hashOf(content))
  }
  const directives = policy.split(';').map((directive) => {
    const sources = new Set(directive.trim().split(/\s+/))
    return [...sources].filter((source) => !HASH.test(source) || own.has(source)).join(' ')
  })
  return directives.filter(Boolean).join('; ')
}

function hashOf(content: string): string {
  const known = hashes.get(content)
  if (known) return known
  const hash = `'sha256-${createHash('sha256').update(content).digest('base64')}'`
  if (hashes.size < 200) hashes.set(content, hash)
  return hash
}
