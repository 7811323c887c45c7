import { expect, test } from 'vitest'
import { isolated } from './isolated.ts'

test.each([
  ['Ybor Smokehouse 5m', 'Ybor Smokehouse 5m'],
  ['Émile 李', 'Émile 李'],
  ['קרון המזון 5m', '\u2068קרון המזון 5m\u2069'],
  ['5m عربة', '\u20685m عربة\u2069'],
])('%j becomes %j in a sentence', (name, words) => {
  expect(isolated(name)).toBe(words)
})
