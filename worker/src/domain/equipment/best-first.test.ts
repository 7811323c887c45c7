import { expect, test } from 'vitest'
import { bestFirst } from './best-first.ts'

const found = ['gas oven', 'hood', 'oven, gas', 'gas-fired oven rack', 'sink', 'gas oven rack']

test.each([
  [
    ['gas', 'oven'],
    ['gas oven', 'gas oven rack', 'oven, gas', 'gas-fired oven rack', 'hood', 'sink'],
  ],
  [['oven'], ['oven, gas', 'gas oven', 'gas-fired oven rack', 'gas oven rack', 'hood', 'sink']],
  [[], found],
])('a search for %j shows the best first and keeps the order otherwise', (words, sorted) => {
  expect(bestFirst(found, words, (name) => name)).toEqual(sorted)
})
