import { expect, test } from 'vitest'
import { intervalInWords } from './words.ts'

test('an hour is told as one', () => {
  expect([intervalInWords(5), intervalInWords(60)]).toEqual(['every 5 minutes', 'every hour'])
})
