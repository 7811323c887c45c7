import type { Context } from 'hono'

const BEARER = /^Bearer ([\w-]{43})$/i

/** The token that a call brings, not checked; `undefined` without one. */
export function bearerToken(c: Context): string | undefined {
  return BEARER.exec(c.req.header('Authorization') ?? '')?.[1]
}

/** A fresh token of 256 random bits, url-safe. */
export function newToken(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')
}
