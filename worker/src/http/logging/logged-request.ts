import type { Context } from 'hono'
import type { LoggedRequest } from '#contract/log'
import { redactHeaders, redactPath, redactQuery, redactText } from '#domain/log/redact'
import { cutAt, inLines, MAX_BODY_BYTES, onOneLine } from '#domain/log/text'
import { announced } from '../body.ts'
import type { AppEnv } from '../env.ts'

const MAX_ADDRESS_BYTES = 2000
const MAX_HEADER_BYTES = 500
const MAX_HEADERS = 60
// Only the part of a body that a log keeps is searched for secrets, or up to `MAX_CHARACTERS` where redacting shortens it.
const ENOUGH_CHARACTERS = MAX_BODY_BYTES + 256
const MAX_CHARACTERS = 2 * MAX_BODY_BYTES

/** A call as the logs may hold it: without secrets, without control characters, and not too long. */
export async function loggedRequest(c: Context<AppEnv>): Promise<LoggedRequest> {
  const { origin, pathname, search } = partsOf(c.req.url)
  const path = addressPart(redactPath(pathname))
  const query = search ? addressPart(redactQuery(search)) : null
  return {
    method: c.req.method.slice(0, 20),
    url: addressPart(`${origin}${path}${query === null ? '' : `?${query}`}`),
    path,
    ip: c.req.header('CF-Connecting-IP')?.slice(0, 64) ?? 'local',
    username: c.get('caller')?.user.username ?? null,
    query,
    body: await bodyOf(c),
    headers: headersOf(c.req.raw.headers),
  }
}

// Cut by hand: the runtime gives a valid address, and `new URL` took longer than everything else here.
function partsOf(url: string) {
  const path = url.indexOf('/', url.indexOf('://') + 3)
  const query = url.indexOf('?', path)
  const end = query < 0 ? url.length : query
  return { origin: url.slice(0, path), pathname: url.slice(path, end), search: url.slice(end + 1) }
}

/** A body or an answer as the logs may hold it. */
export function loggedBody(text: string): string {
  const length = text.length > ENOUGH_CHARACTERS ? Buffer.byteLength(text) : undefined
  return cutAt(inLines(redactedStart(text)), MAX_BODY_BYTES, length)
}

function redactedStart(text: string): string {
  const start = redactText(text.slice(0, ENOUGH_CHARACTERS))
  // A key that is cut in two may be too short to be recognized. That harms nobody: `cutAt` drops the last 64 bytes for its mark.
  const isEnough = text.length <= ENOUGH_CHARACTERS || start.length >= MAX_BODY_BYTES
  return isEnough ? start : redactText(text.slice(0, MAX_CHARACTERS))
}

function addressPart(text: string): string {
  return cutAt(onOneLine(text), MAX_ADDRESS_BYTES)
}

function headersOf(headers: Headers): Record<string, string> {
  const kept: [string, string][] = []
  let bytes = 0
  for (const [name, value] of Object.entries(redactHeaders([...headers].slice(0, MAX_HEADERS)))) {
    const line = cutAt(onOneLine(value), MAX_HEADER_BYTES)
    bytes += Buffer.byteLength(name + line)
    if (bytes > MAX_BODY_BYTES) break
    kept.push([name, line])
  }
  return Object.fromEntries(kept)
}

// A body that no handler has read as text is described by its type and size.
async function bodyOf(c: Context<AppEnv>): Promise<string | null> {
  const text = await textOf(c)
  if (text !== null) return text === '' ? null : loggedBody(text)
  const type = c.req.header('Content-Type')
  return type && c.req.raw.body ? onOneLine(`[${type.split(';')[0]}, ${announced(c)} bytes]`) : null
}

async function textOf(c: Context<AppEnv>): Promise<string | null> {
  try {
    const text: unknown = await c.req.bodyCache.text
    return typeof text === 'string' ? text : null
  } catch {
    return null
  }
}
