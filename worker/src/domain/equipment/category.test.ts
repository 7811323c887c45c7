import { expect, test } from 'vitest'
import { spellingOf } from './category.ts'

test.each([
  ['Cooking', 'Cooking'],
  ['COOKING', 'Cooking'],
  ['hot  and\u00a0 cold', 'Hot and Cold'],
  ['hotand cold', 'hotand cold'],
  ['sinks', 'sinks'],
  ['Sinks', 'Sinks'],
  ['SINKS', 'Sinks'],
])('beside those that are known, %j is spelled %j', (category, spelled) => {
  expect(spellingOf(['Cooking', 'Hot and Cold', 'Sinks', 'sinks'])(category)).toBe(spelled)
})

test('a new category keeps the spelling that it has first', () => {
  const spelled = spellingOf([])
  expect(['Fryers', 'fryers', 'FRYERS', 'fryers'].map(spelled)).toEqual(Array(4).fill('Fryers'))
})
