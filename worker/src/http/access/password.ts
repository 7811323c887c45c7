import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** Cost of computing a hash, in scrypt's own parameters. */
export interface ScryptCost {
  N: number
  r: number
  p: number
}

/** Cost of scrypt: about 120 ms and 16 MiB of the 128 MiB that an isolate has (rulings, section 4). */
export const SCRYPT_COST: ScryptCost = { N: 16_384, r: 8, p: 5 }

const KEY_BYTES = 32

// A hash that no password has, so that refusing an unknown username takes as long as refusing a wrong password.
const NOBODY = asText(SCRYPT_COST, Buffer.alloc(16), Buffer.alloc(KEY_BYTES))

/** Hash of a password with a fresh salt, as text for the database; it includes its cost, so that a new cost invalidates no hash. */
export async function hashPassword(password: string, cost: ScryptCost = SCRYPT_COST): Promise<string> {
  const salt = randomBytes(16)
  return asText(cost, salt, await derive(password, salt, cost))
}

/** True if `hash` is the hash of `password`; takes the same time if there is no hash. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const { cost, salt, key } = parsed(hash ?? NOBODY)
  const derived = await derive(password, salt, cost)
  return key.length === derived.length && timingSafeEqual(key, derived) && hash !== undefined
}

function asText({ N, r, p }: ScryptCost, salt: Buffer, key: Buffer): string {
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

function parsed(hash: string) {
  const parts = hash.split('$').slice(1)
  const [salt = '', key = ''] = parts.slice(-2)
  const [N, r, p] = parts.slice(0, -2).map(Number)
  // Hashes stored before the cost was included have the first cost.
  const cost = N && r && p ? { N, r, p } : { N: 16_384, r: 8, p: 5 }
  return { cost, salt: Buffer.from(salt, 'base64url'), key: Buffer.from(key, 'base64url') }
}

function derive(password: string, salt: Buffer, cost: ScryptCost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, cost, (error, key) => (error ? reject(error) : resolve(key)))
  })
}
