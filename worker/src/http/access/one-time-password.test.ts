import { describe, expect, test } from 'vitest'
import { keyUri, newKey, newRecoveryCodes, recoveryHash, stepOf } from './one-time-password.ts'

// The key and the last six digits of the codes for SHA-1 in RFC 6238, appendix B.
const KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const VECTORS = [
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_111_111_111, '050471', 37_037_037],
  [1_234_567_890, '005924', 41_152_263],
  [2_000_000_000, '279037', 66_666_666],
  [20_000_000_000, '353130', 666_666_666],
] as const

const at = (seconds: number) => new Date(seconds * 1000)

describe('a code of an authenticator app', () => {
  test.each(VECTORS)('at %i s is %s', (seconds, code, step) => {
    expect(stepOf(KEY, code, at(seconds))).toBe(step)
  })

  test('counts a step before and after its own, and no longer', () => {
    const steps = [-60, -30, 0, 30, 60].map((off) => stepOf(KEY, '050471', at(1_111_111_125 + off)))
    expect(steps).toEqual([null, 37_037_037, 37_037_037, 37_037_037, null])
  })

  test.each([' 050 471 ', '050\u2013471', '050\u2011471', '050\u200b471', '０５０４７１'])(
    'may be typed as %j',
    (code) => {
      expect(stepOf(KEY, code, at(1_111_111_111))).toBe(37_037_037)
    },
  )

  test.each(['', '05047', '0504710', '050472', 'abcdef', '٠٥٠٤٧١'])('is not %j', (code) => {
    expect(stepOf(KEY, code, at(1_111_111_111))).toBeNull()
  })
})

describe('a key', () => {
  test('has 160 bits, never the same ones', () => {
    const keys = Array.from({ length: 50 }, newKey)
    for (const key of keys) expect(key).toMatch(/^[A-Z2-7]{32}$/)
    expect(new Set(keys).size).toBe(50)
  })

  test('is told to an app with the names of the business and the account', () => {
    const uri = new URL(keyUri(KEY, { issuer: 'Ana & Co: Tampa', label: 'jo smith' }))
    expect([uri.protocol, uri.host]).toEqual(['otpauth:', 'totp'])
    expect(decodeURIComponent(uri.pathname)).toContain('jo smith')
    const { secret, issuer, digits, period, algorithm } = Object.fromEntries(uri.searchParams)
    expect({ secret, issuer, digits, period, algorithm }).toEqual({
      secret: KEY,
      issuer: 'Ana & Co: Tampa',
      digits: '6',
      period: '30',
      algorithm: 'SHA1',
    })
  })
})

test('the longest names still fit into a QR code', () => {
  const uri = keyUri(KEY, { issuer: '🍔'.repeat(120), label: '🌮'.repeat(60) })
  expect(uri.length).toBeLessThan(2000)
})

describe('recovery codes', () => {
  test('are eight different ones of 80 bits, in groups', async () => {
    const { codes, hashes } = await newRecoveryCodes()
    expect(new Set(codes).size).toBe(8)
    for (const code of codes) expect(code).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/)
    expect(hashes).toEqual(await Promise.all(codes.map(recoveryHash)))
  })

  test('may be typed in capitals and without dashes', async () => {
    expect(await recoveryHash(' ABCD EFGH-ijklmnop ')).toBe(await recoveryHash('abcd-efgh-ijkl-mnop'))
  })
})
