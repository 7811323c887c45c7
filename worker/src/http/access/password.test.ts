import { expect, test } from 'vitest'
import { hashPassword, isPassword, SCRYPT_COST } from './password.ts'

test('the cost is the one that the rulings ask for and an isolate can bear', () => {
  expect(SCRYPT_COST).toEqual({ N: 16_384, r: 8, p: 5 })
})

test('a password is known again, whatever way its letters were composed', async () => {
  const hash = await hashPassword('Zoë and the long password')
  expect(await isPassword('Zoe\u0308 and the long password', hash)).toBe(true)
})

test('two passwords alike in their first 72 bytes are two', async () => {
  const hash = await hashPassword(`${'x'.repeat(72)}one`)
  expect(await isPassword(`${'x'.repeat(72)}two`, hash)).toBe(false)
})

test('spaces at the ends count, and one password gives two hashes', async () => {
  const hash = await hashPassword(' spaced out password ')
  expect(await isPassword('spaced out password', hash)).toBe(false)
  expect(await hashPassword(' spaced out password ')).not.toBe(hash)
})

test('no password is the one of nobody', async () => {
  expect(await isPassword('', undefined)).toBe(false)
})
