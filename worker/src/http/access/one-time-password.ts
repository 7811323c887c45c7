import { createHmac, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth/bare'
import { sha256 } from '#domain/sha256'

// What every authenticator app takes: six digits of SHA-1 for thirty seconds (RFC 6238), from a key as long as its hash (RFC 4226,
// section 4).
const PERIOD_S = 30
const DIGITS = 6
const KEY_BYTES = 20
// Steps by which a phone's clock may differ (RFC 6238, section 5.2, recommends at most one).
const WINDOW = 1

/** What to say of a code that an app with the key does not show now. */
export const WRONG_CODE = 'This code is wrong or too old. Enter the one that your app shows now.'

const MAX_NAME = 40

const RECOVERY_CODES = 8
// 80 bits, so that the stored hashes, which are quick to compute, cannot be reversed.
const RECOVERY_BYTES = 10

function totp(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({
    ...names,
    secret: Secret.fromBase32(secret),
    digits: DIGITS,
    period: PERIOD_S,
    hmac: (_, key, message) => createHmac('sha1', key).update(message).digest(),
  })
}

/** A fresh key for an authenticator app: 160 random bits in base32. */
export function newKey(): string {
  return base32(KEY_BYTES)
}

/**
 * The address that an authenticator app reads from a QR code; `issuer` and `label` are what it shows beside the code, shortened, since
 * such a code holds some two thousand characters and a letter may take twelve of them.
 */
export function keyUri(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return totp(secret, { issuer: shortened(issuer), label: shortened(label) }).toString()
}

function shortened(name: string): string {
  return [...name].slice(0, MAX_NAME).join('')
}

/**
 * The time step of a code that an app with this key shows now, at most a step before or after; `null` for every other text.
 */
export function stepOf(secret: string, otp: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = isAppCode(otp) ? totp(secret).validate({ token: plain(otp), timestamp, window: WINDOW }) : null
  return delta === null ? null : Math.floor(timestamp / (PERIOD_S * 1000)) + delta
}

/** Fresh recovery codes, such as `abcd-efgh-ijkl-mnop`, and the hashes to store instead. */
export async function newRecoveryCodes(): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => grouped(base32(RECOVERY_BYTES).toLowerCase()))
  return { codes, hashes: await Promise.all(codes.map(recoveryHash)) }
}

/** True for a text that can only be meant as a code of an app. */
export function isAppCode(otp: string): boolean {
  return /^\d+$/.test(plain(otp))
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

// As phones and word processors write it: wide digits, other dashes, invisible characters.
function plain(code: string): string {
  return code
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toLowerCase()
}
