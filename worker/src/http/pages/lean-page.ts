import { BoundedMap } from '#domain/bounded-map'
import { rulesOf } from './css-rules.ts'
import { hashOf } from './own-policy.ts'

const START = '<style>'
const END = '</style>'
// What ties a rule to the elements of one component (scripts/build/short-scopes.ts).
const SCOPE = /data-c-\w+/g
// Wherever it ends: what stands behind it may hold where a component is not.
const NOT = /:not\([^{}]*data-c-/
const LEAF = /([^{}]+)\{[^{}]*\}/g
const AROUND = /([^{}]*)\{/g
// Pages with islands have a look or two each.
const MOST_KNOWN = 50

interface Rule {
  text: string
  /** The components that it is for; none where it may be for others too. */
  scopes: string[]
}

interface Style {
  hash: string
  rules: Rule[]
  scopes: Set<string>
}

const asked = new WeakSet<Request>()
const styles = new BoundedMap<Style>(MOST_KNOWN)
const shorter = new BoundedMap<{ text: string; hash: string }>(MOST_KNOWN)

/** Has the page that is made for `request` leave without the rules of components it does not show; no script may bring those later. */
export function leanPage(request: Request): void {
  asked.add(request)
}

/**
 * The page that was made for `request` as it shall leave, and in `headers` its policy, which names the style that is left.
 * scripts/build/worker-patches.ts has Astro call this.
 */
export function withoutUnused(request: Request, html: string, headers: Headers): string {
  const policy = headers.get('Content-Security-Policy')
  const end = html.indexOf(END)
  if (!asked.has(request) || !policy || end < 0) return html
  const start = html.indexOf(START) + START.length
  const style = styles.getOrMake(html.slice(start, end), read)
  const rest = html.slice(end)
  const unused = style.scopes.difference(new Set(rest.match(SCOPE)))
  // What Astro does not vouch for is not vouched for here.
  if (unused.size === 0 || !policy.includes(style.hash)) return html
  const { text, hash } = shorter.getOrMake(`${style.hash} ${[...unused].join(' ')}`, () => without(style, unused))
  headers.set('Content-Security-Policy', policy.replace(style.hash, hash))
  return html.slice(0, start) + text + rest
}

function read(text: string): Style {
  const rules = rulesOf(text).map((rule) => ({ text: rule, scopes: scopesOf(rule) }))
  return { hash: hashOf(text), rules, scopes: new Set(rules.flatMap(({ scopes }) => scopes)) }
}

// A selector without a scope may be for anything; so may one that holds where a component is not, and what is nested in a rule.
function scopesOf(rule: string): string[] {
  if (NOT.test(rule) || isNested(rule)) return []
  const selectors = [...rule.matchAll(LEAF)].flatMap(([, before = '']) => before.split(','))
  const scopes = selectors.map((selector) => selector.match(SCOPE) ?? [])
  return scopes.every((found) => found.length > 0) ? scopes.flat() : []
}

function isNested(rule: string): boolean {
  return [...rule.replace(LEAF, '').matchAll(AROUND)].some(([, before = '']) => !before.trimStart().startsWith('@'))
}

function without({ rules }: Style, unused: ReadonlySet<string>) {
  const isLeft = ({ scopes }: Rule) => scopes.length === 0 || scopes.some((scope) => !unused.has(scope))
  const text = rules
    .filter(isLeft)
    .map((rule) => rule.text)
    .join('')
  return { text, hash: hashOf(text) }
}
