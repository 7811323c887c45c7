import type { Context } from 'hono'
import type { LoggedRequest } from '#contract/log'
import { redactHeaders, redactPath, redactQuery, redactText } from '#domain/log/redact'
import { inLines, MAX_BODY_BYTES, onOneLine, truncate } from '#domain/log/text'
import { sha256 } from '#domain/sha256'
import { bearerToken } from '../access/token.ts'
import { contentLength } from '../body.ts'
import type { AppEnv } from '../env.ts'

const MAX_ADDRESS_BYTES = 2000
const MAX_HEADER_BYTES = 500
const MAX_HEADERS = 60
// Searches for secrets only the part of a body that the log keeps, or up to `MAX_CHARACTERS` if redacting shortens it.
const ENOUGH_CHARACTERS = MAX_BODY_BYTES + 256
const MAX_CHARACTERS = 2 * MAX_BODY_BYTES

/** What the logs keep of a call, before redaction. Holds no objects that end with the call. */
export interface RecordedRequest {
  method: string
  url: string
  ip: string
  username: string | null
  userId: number | null
  /** Hash of a token that was not checked, or that no check accepted; `null` for a known caller. */
  tokenHash: string | null
  /** The body as its handler read it; `null` if none has read it as text, or if it is private. */
  body: string | null
  /** Describes a body that is not logged. */
  unreadBody: string | null
  headers: [string, string][]
}

/** Copies what the logs need from a call, whose handler may have read its body. */
export async function recordRequest(c: Context<AppEnv>): Promise<RecordedRequest> {
  const body = c.get('isPrivate') ? null : await textOf(c)
  const token = bearerToken(c)
  const { user } = c.get('caller') ?? {}
  const type = body === null ? c.req.header('Content-Type') : undefined
  return {
    method: c.req.method,
    url: c.req.url,
    ip: c.req.header('CF-Connecting-IP') ?? 'local',
    username: user?.username ?? null,
    userId: user?.id ?? null,
    tokenHash: token && !user ? await sha256(token) : null,
    body,
    unreadBody: type && c.req.raw.body ? `[${type.split(';')[0]}, ${contentLength(c)} bytes]` : null,
    headers: [...c.req.raw.headers].slice(0, MAX_HEADERS),
  }
}

/** A noted call, made safe for the logs: without secrets or control characters, and not too long. */
export function loggedRequest(noted: Omit<RecordedRequest, 'userId' | 'tokenHash'>): LoggedRequest {
  const { method, url, ip, username, body, unreadBody, headers } = noted
  const { origin, pathname, search } = partsOf(url)
  const path = addressPart(redactPath(pathname))
  const query = search ? addressPart(redactQuery(search)) : null
  return {
    method: method.slice(0, 20),
    url: addressPart(`${origin}${path}${query === null ? '' : `?${query}`}`),
    path,
    ip: ip.slice(0, 64),
    username,
    query,
    body: body ? loggedBody(body) : unreadBody && onOneLine(unreadBody),
    headers: headersOf(headers),
  }
}

// Split by hand: the runtime guarantees a valid address, and `new URL` took longer than everything else here.
function partsOf(url: string) {
  const path = url.indexOf('/', url.indexOf('://') + 3)
  const query = url.indexOf('?', path)
  const end = query < 0 ? url.length : query
  return { origin: url.slice(0, path), pathname: url.slice(path, end), search: url.slice(end + 1) }
}

/** The body of a request or response, made safe for the logs. */
export function loggedBody(text: string): string {
  const length = text.length > ENOUGH_CHARACTERS ? Buffer.byteLength(text) : undefined
  return truncate(inLines(redactedStart(text)), MAX_BODY_BYTES, length)
}

function redactedStart(text: string): string {
  const start = redactText(text.slice(0, ENOUGH_CHARACTERS))
  // A key that is cut in two may be too short to be recognized. That is harmless: `truncate` replaces the last 64 bytes with its mark.
  const isEnough = text.length <= ENOUGH_CHARACTERS || start.length >= MAX_BODY_BYTES
  return isEnough ? start : redactText(text.slice(0, MAX_CHARACTERS))
}

function addressPart(text: string): string {
  return truncate(onOneLine(text), MAX_ADDRESS_BYTES)
}

function headersOf(headers: readonly [string, string][]): Record<string, string> {
  const kept: [string, string][] = []
  let bytes = 0
  for (const [name, value] of Object.entries(redactHeaders(headers))) {
    const line = truncate(onOneLine(value), MAX_HEADER_BYTES)
    bytes += Buffer.byteLength(name + line)
    if (bytes > MAX_BODY_BYTES) break
    kept.push([name, line])
  }
  return Object.fromEntries(kept)
}

async function textOf(c: Context<AppEnv>): Promise<string | null> {
  try {
    const text: unknown = await c.req.bodyCache.text
    return typeof text === 'string' ? text : null
  } catch {
    return null
  }
}
