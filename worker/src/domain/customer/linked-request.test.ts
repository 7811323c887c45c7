import { expect, test } from 'vitest'
import { referenceTo, referredTo, requestInWords } from './linked-request.ts'

test.each([
  [{ noun: 'rental', id: 12 }, { rental_id: 12, custom_build_id: null }, 'rental request #12'],
  [{ noun: 'custom_build', id: 3 }, { rental_id: null, custom_build_id: 3 }, 'custom build request #3'],
] as const)('a message refers to %j by %j, and people to “%s”', (request, reference, words) => {
  expect(referenceTo(request)).toEqual(reference)
  expect(referredTo(reference)).toEqual(request)
  expect(requestInWords(request)).toBe(words)
})

test('a message that asks about no request refers to none', () => {
  expect(referenceTo(undefined)).toEqual({ rental_id: null, custom_build_id: null })
  expect(referredTo({ rental_id: null, custom_build_id: null })).toBeUndefined()
})
