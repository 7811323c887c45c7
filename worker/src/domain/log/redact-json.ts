import { REDACTED } from './redacted.ts'
import { isSecretName } from './secret-names.ts'

const STRING = /"(?:[^"\\]|\\.?)*"?/y
const KEY_END = /\s*:/y
const HARMLESS = /(?:true|false|null)(?![^\s,}\]])/y

/**
 * JSON in which the values of secret names read `[REDACTED]`, and every other string has gone through `plain`. Works on JSON
 * that is cut off anywhere; a value that is cut off is redacted too.
 */
export function redactJson(text: string, plain: (text: string) => string): string {
  // Memoized, since a list has the same few names in every row.
  const verdicts = new Map<string, boolean>()
  const isSecret = (name: string) => {
    const known = verdicts.get(name) ?? isSecretName(name)
    verdicts.set(name, known)
    return known
  }
  let out = ''
  let at = 0
  while (at < text.length) {
    const quote = text.indexOf('"', at)
    if (quote < 0) return out + text.slice(at)
    out += text.slice(at, quote)
    const raw = taken(STRING, text, quote)
    at = quote + raw.length
    const end = text[at] === ':' ? ':' : taken(KEY_END, text, at)
    const inside = decoded(raw)
    if (!end) {
      const redacted = plain(inside)
      out += redacted === inside ? raw : JSON.stringify(redacted)
      continue
    }
    at += end.length
    out += raw + end
    if (!isSecret(inside)) continue
    const start = at + taken(/\s*/y, text, at).length
    if (taken(HARMLESS, text, start)) continue
    out += `${text.slice(at, start)}"${REDACTED}"`
    at = valueEnd(text, start)
  }
  return out
}

function taken(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}

// The content of a string literal; one that is cut off inside an escape is used as it is.
function decoded(raw: string): string {
  if (!raw.includes('\\') && raw.length > 1 && raw.endsWith('"')) return raw.slice(1, -1)
  try {
    return JSON.parse(raw)
  } catch {
    return raw.replace(/^"|"$/g, '')
  }
}

// The index after the value that starts at `start`: behind its closing quote or bracket, or at the delimiter after a bare one.
function valueEnd(text: string, start: number): number {
  let depth = 0
  let at = start
  while (at < text.length) {
    const character = text[at] ?? ''
    if (character === '"') at += taken(STRING, text, at).length
    else if (depth === 0 && /[\s,}\]]/.test(character)) return at
    else {
      if (character === '{' || character === '[') depth++
      if (character === '}' || character === ']') depth--
      at++
    }
    if (depth === 0 && /["}\]]/.test(character)) return at
  }
  return at
}
