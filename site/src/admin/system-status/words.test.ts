import { expect, test } from 'vitest'
import { rhythm } from './words.ts'

test('an hour is told as one', () => {
  expect([rhythm(5), rhythm(60)]).toEqual(['every 5 minutes', 'every hour'])
})
