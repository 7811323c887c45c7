import { expect, test } from 'vitest'
import { QUICK_COST } from '../../../../tests/quick-cost.ts'
import { hashPassword, isPassword, SCRYPT_COST } from './password.ts'

test('the cost is the one that the rulings ask for and an isolate can bear', () => {
  expect(SCRYPT_COST).toEqual({ N: 16_384, r: 8, p: 5 })
})

test('a password is known again, whatever way its letters were composed', async () => {
  const hash = await hashPassword('Zoë and the long password', QUICK_COST)
  expect(await isPassword('Zoe\u0308 and the long password', hash)).toBe(true)
})

test('two passwords alike in their first 72 bytes are two', async () => {
  const hash = await hashPassword(`${'x'.repeat(72)}one`, QUICK_COST)
  expect(await isPassword(`${'x'.repeat(72)}two`, hash)).toBe(false)
})

test('spaces at the ends count, and one password gives two hashes', async () => {
  const hash = await hashPassword(' spaced out password ', QUICK_COST)
  expect(await isPassword('spaced out password', hash)).toBe(false)
  expect(await hashPassword(' spaced out password ', QUICK_COST)).not.toBe(hash)
})

test('a hash names its cost, and is known again at that cost once another is usual', async () => {
  const hash = await hashPassword('the cost of its day', QUICK_COST)
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
