import { createHmac, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth/bare'
import { sha256 } from '#domain/sha256'

// What every authenticator app takes: six digits of SHA-1 for thirty seconds (RFC 6238), from a key as long as its hash (RFC 4226,
// section 4).
const PERIOD_S = 30
const KEY_BYTES = 20
// Steps by which a phone's clock may differ (RFC 6238, section 5.2, recommends at most one).
const WINDOW = 1

const RECOVERY_CODES = 8
// 80 bits, so that the stored hashes, which are quick to compute, cannot be reversed.
const RECOVERY_BYTES = 10

function totp(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({
    ...names,
    secret: Secret.fromBase32(secret),
    period: PERIOD_S,
    hmac: (_, key, message) => createHmac('sha1', key).update(message).digest(),
  })
}

/** A fresh key for an authenticator app: 160 random bits in base32. */
export function newKey(): string {
  return base32(KEY_BYTES)
}

/** The address that an authenticator app reads from a QR code; `issuer` and `label` are what it shows beside the code. */
export function keyUri(secret: string, names: { issuer: string; label: string }): string {
  return totp(secret, names).toString()
}

/**
 * The time step of a code that an app with this key shows now, at most a step before or after; `null` for every other text. Spaces
 * do not matter.
 */
export function stepOf(secret: string, otp: string, now: Date): number | null {
  const token = plain(otp)
  const timestamp = now.getTime()
  const delta = /^\d{6}$/.test(token) ? totp(secret).validate({ token, timestamp, window: WINDOW }) : null
  return delta === null ? null : Math.floor(timestamp / (PERIOD_S * 1000)) + delta
}

/** Fresh recovery codes, such as `abcd-efgh-ijkl-mnop`, and the hashes to store instead. */
export async function newRecoveryCodes(): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => grouped(base32(RECOVERY_BYTES).toLowerCase()))
  return { codes, hashes: await Promise.all(codes.map(recoveryHash)) }
}

/** The hash of a recovery code; case, spaces and dashes do not matter. */
export function recoveryHash(code: string): Promise<string> {
  return sha256(plain(code))
}

function base32(bytes: number): string {
  return new Secret({ buffer: Uint8Array.from(randomBytes(bytes)).buffer }).base32
}

function grouped(code: string): string {
  return code.replace(/.{4}(?=.)/g, '$&-')
}

function plain(code: string): string {
  return code.replace(/[\s-]/g, '').toLowerCase()
}
