import { redactJson } from './redact-json.ts'
import { REDACTED } from './redacted.ts'
import { isSecretName, SECRET_NAME } from './secret-names.ts'

// “Basic” is an ordinary word; a secret follows it only after the name of its header.
const SCHEME = /\b(Bearer|Authorization["']?\s*[:=]\s*["']?Basic)\s+[^\s"',;]+/gi
// A secret's name, the separator, and the value: quoted, or up to the next delimiter.
const NAMED = new RegExp(
  `((?:${SECRET_NAME})[\\w.$\\]-]{0,40}\\\\*["']?\\s*(?::|=>?)\\s*)(?!(?:true|false|null|undefined)(?![^\\s"'\\\\&,;})\\]]))(\\\\*"[^"]*"?|'[^']*'?|[^\\s"'&,;})]+)`,
  'gi',
)
// Links that work like keys: customers' pages and calendar feeds. A record's id has at most 15 digits.
const KEY_ADDRESS = /(\/(?:request|requests|calendar)\/)[\w~-]{16,}(?:\.[\w~-]{16,})*/gi
// Random texts in base64url or hex; a UUID has neither capitals nor 32 characters without a dash.
const RANDOM = /(?<![\w-])(?:(?=[\w-]*[A-Z])(?=[\w-]*[a-z])(?=[\w-]*\d)[\w-]{40,}|[\da-f]{32,})(?![\w-])/g
const MAX_NESTED = 5
// A cheap test first: a text without any of these matches none of the above.
const SUSPICIOUS = /[:=]|bearer\s|[\w~-]{16}/i

/** A text without passwords, tokens and other secrets that can be recognized by their name, form or place. */
export function redactText(text: string): string {
  return redactNested(text, 0)
}

// A string of JSON may hold JSON as well; `depth` is how deep.
function redactNested(text: string, depth: number): string {
  if (!SUSPICIOUS.test(text)) return text
  const isJson = depth < MAX_NESTED && /^\s*[[{"]/.test(text)
  const inside = isJson ? redactJson(text, (one) => redactNested(one, depth + 1)) : text
  return inside
    .replace(SCHEME, `$1 ${REDACTED}`)
    .replace(NAMED, (whole, name: string, value: string) =>
      value.includes(REDACTED) ? whole : `${name}${inQuotesOf(value)}`,
    )
    .replace(KEY_ADDRESS, `$1${REDACTED}`)
    .replace(RANDOM, REDACTED)
}

function inQuotesOf(value: string): string {
  const quote = /^\\*["']/.exec(value)?.[0] ?? ''
  return `${quote}${REDACTED}${quote}`
}

/** A path without secrets, even percent-encoded ones: such an address works like the plain one. */
export function redactPath(path: string): string {
  const plain = decoded(path)
  const redacted = redactText(plain)
  return redacted === plain ? path : redacted
}

/** A query string, without its question mark, in which the values of secret names read `[REDACTED]`. */
export function redactQuery(query: string): string {
  return query
    .split('&')
    .map((pair) => {
      const [name = '', ...rest] = pair.split('=')
      // A name may hold a secret too: some clients encode a whole query as one name, and others send JSON or a bare key.
      const shown = redactPart(name)
      if (rest.length === 0) return shown
      return `${shown}=${isSecretName(partOf(name)) ? REDACTED : redactPart(rest.join('='))}`
    })
    .join('&')
}

function redactPart(text: string): string {
  const plain = partOf(text)
  const redacted = redactText(plain)
  return redacted === plain ? text : redacted
}

// A name or a value of a query as a program would read it.
function partOf(text: string): string {
  return decoded(text.replaceAll('+', ' '))
}

// Twice, since some clients encode what is encoded already.
function decoded(text: string): string {
  return decodedOnce(decodedOnce(text))
}

// Each run of escapes by itself, so that one that is not UTF-8 does not keep the others from being decoded.
function decodedOnce(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run)
    } catch {
      return run
    }
  })
}

/** Fields in which the values of secret names read `[REDACTED]`; all other values stay as they are. */
export function redactFields<Value>(fields: Record<string, Value>): Record<string, Value | string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, isSecretName(name) ? REDACTED : value]),
  )
}

/** Headers of a call: the values of secret names read `[REDACTED]`, the others go through `redactText`. */
export function redactHeaders(headers: Iterable<readonly [string, string]>): Record<string, string> {
  return Object.fromEntries(
    [...headers].map(([name, value]) => [name, isSecretName(name) ? REDACTED : redactText(value)]),
  )
}
