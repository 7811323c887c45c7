import { expect, test } from 'vitest'
import { hashPassword, isPassword, SCRYPT_COST } from './password.ts'

// What it costs is the subject of one test, and an eightieth is enough for the others.
const QUICK = { N: 1024, r: 8, p: 1 }

test('the cost is the one that the rulings ask for and an isolate can bear', () => {
  expect(SCRYPT_COST).toEqual({ N: 16_384, r: 8, p: 5 })
})

test('a password is known again, whatever way its letters were composed', async () => {
  const hash = await hashPassword('Zoë and the long password', QUICK)
  expect(await isPassword('Zoe\u0308 and the long password', hash)).toBe(true)
})

test('two passwords alike in their first 72 bytes are two', async () => {
  const hash = await hashPassword(`${'x'.repeat(72)}one`, QUICK)
  expect(await isPassword(`${'x'.repeat(72)}two`, hash)).toBe(false)
})

test('spaces at the ends count, and one password gives two hashes', async () => {
  const hash = await hashPassword(' spaced out password ', QUICK)
  expect(await isPassword('spaced out password', hash)).toBe(false)
  expect(await hashPassword(' spaced out password ', QUICK)).not.toBe(hash)
})

test('a hash names its cost, and is known again at that cost once another is usual', async () => {
  const hash = await hashPassword('the cost of its day', QUICK)
  expect(hash).toMatch(/^scrypt\$1024\$8\$1\$/)
  expect(await isPassword('the cost of its day', hash)).toBe(true)
  expect(await isPassword('the cost of its day', hash.replace('$1024$', '$2048$'))).toBe(false)
})

test('a hash of before hashes named their cost has the first one', async () => {
  const [, , , , salt, key] = (await hashPassword('an old password')).split('$')
  expect(await isPassword('an old password', `scrypt$${salt}$${key}`)).toBe(true)
})

test('no password is the one of nobody', async () => {
  expect(await isPassword('', undefined)).toBe(false)
})
