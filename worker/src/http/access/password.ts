import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** Cost of scrypt: about 120 ms and 16 MiB of the 128 MiB that an isolate has (rulings, section 4). */
export const SCRYPT_COST = { N: 16_384, r: 8, p: 5 } as const

const KEY_BYTES = 32

// The hash of no password, so that an unknown username takes as long to refuse as a wrong password.
const NOBODY = `scrypt$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(KEY_BYTES).toString('base64url')}`

/** Hash of a password with a fresh salt, as text for the database. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt)
  return `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`
}

/** True when `password` is the one of `hash`; takes the same time whether there is a hash or not. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, salt = '', key = ''] = (hash ?? NOBODY).split('$')
  const wanted = Buffer.from(key, 'base64url')
  const derived = await derive(password, Buffer.from(salt, 'base64url'))
  return wanted.length === derived.length && timingSafeEqual(wanted, derived) && hash !== undefined
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, SCRYPT_COST, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
