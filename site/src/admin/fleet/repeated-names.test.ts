import { expect, test } from 'vitest'
import { repeatedNames } from './repeated-names.ts'

test.each([
  ['none', [], []],
  ['each name once', ['Sunny Scoops', 'Ybor Smokehouse'], []],
  ['one name twice, another three times', ['A', 'B', 'A', 'C', 'B', 'B'], ['A', 'B']],
])('names that several trailers have: %s', (_, names, repeated) => {
  expect([...repeatedNames(names.map((name) => ({ name })))]).toEqual(repeated)
})
