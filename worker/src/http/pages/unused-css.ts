import { BoundedMap } from '#domain/bounded-map'
import { rulesOf } from './css-rules.ts'
import { hashOf } from './page-policy.ts'

const START = '<style>'
const END = '</style>'
// The attribute that Astro scopes the rules of a component by (scripts/build/short-scopes.ts).
const SCOPE = /data-c-\w+/g
// A rule with such a `:not()` applies if the component is absent.
const NOT = /:not\([^{}]*data-c-/
const LEAF = /([^{}]+)\{[^{}]*\}/g
const AROUND = /([^{}]*)\{/g
// Each page with an island has one or two combinations of components.
const MAX_KNOWN = 50

interface Rule {
  text: string
  /** The components that it applies to; empty if it may apply to others as well. */
  scopes: string[]
}

interface Style {
  hash: string
  rules: Rule[]
  scopes: Set<string>
}

const marked = new WeakSet<Request>()
const styles = new BoundedMap<Style>(MAX_KNOWN)
const shorter = new BoundedMap<{ text: string; hash: string }>(MAX_KNOWN)

/** Removes CSS rules for components that the page for `request` does not show; for pages where no script adds any later. */
export function dropUnusedCss(request: Request): void {
  marked.add(request)
}

/**
 * The page rendered for `request` and its policy. If `dropUnusedCss` was called, unused rules are removed and the policy has the
 * hash of the shorter style.
 */
export function withoutUnusedCss(request: Request, html: string, policy: string): { html: string; policy: string } {
  const whole = { html, policy }
  if (!marked.has(request)) return whole
  const end = html.indexOf(END)
  if (end < 0) return whole
  const start = html.indexOf(START) + START.length
  const text = html.slice(start, end)
  const style = styles.getOrCreate(hashOf(text), (hash) => read(text, hash))
  const rest = html.slice(end)
  const unused = style.scopes.difference(new Set(rest.match(SCOPE)))
  // A style whose hash Astro did not put into the policy must not get one here.
  if (unused.size === 0 || !policy.includes(style.hash)) return whole
  const { text: used, hash } = shorter.getOrCreate(`${style.hash} ${[...unused].join(' ')}`, () =>
    without(style, unused),
  )
  return { html: html.slice(0, start) + used + rest, policy: policy.replace(style.hash, hash) }
}

function read(text: string, hash: string): Style {
  const rules = rulesOf(text).map((rule) => ({ text: rule, scopes: scopesOf(rule) }))
  return { hash, rules, scopes: new Set(rules.flatMap(({ scopes }) => scopes)) }
}

// Empty, so that the rule is kept, if it may apply to anything: a selector without a scope, a `:not()`, nested rules.
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
  const isUsed = ({ scopes }: Rule) => scopes.length === 0 || scopes.some((scope) => !unused.has(scope))
  const text = rules
    .filter(isUsed)
    .map((rule) => rule.text)
    .join('')
  return { text, hash: hashOf(text) }
}
