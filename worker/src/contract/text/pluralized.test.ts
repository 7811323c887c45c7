import { expect, test } from 'vitest'
import { pluralized } from './pluralized.ts'

test.each([
  [0, '0 builds'],
  [1, '1 build'],
  [1200, '1,200 builds'],
])('counts %i as %s', (count, words) => expect(pluralized(count, 'build')).toBe(words))
