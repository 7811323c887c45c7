import { expect, test } from 'vitest'
import { foundOptions, listedOptions, MAX_OPTIONS } from './found-options.ts'

const options = ['Big Smoke', 'Smoke House 2 (rented)', 'Crêpe Queen', 'House of Smoke'].map((label, value) => ({
  value,
  label,
}))
const labels = (typed: string) => foundOptions(options, typed).map(({ label }) => label)

test('a search among options finds their words in any order, without case and accents, the best match first', () => {
  expect(labels('smoke')).toEqual(['Smoke House 2 (rented)', 'Big Smoke', 'House of Smoke'])
  expect(labels(' HOUSE smoke ')).toEqual(['Smoke House 2 (rented)', 'House of Smoke'])
  expect(labels('crepe')).toEqual(['Crêpe Queen'])
  expect(labels('pizza')).toEqual([])
  expect(foundOptions(options, '  ')).toBe(options)
})

test('a select lists no more than it can show, and always what is chosen', () => {
  const many = Array.from({ length: 1200 }, (_, value) => ({ value, label: `Trailer ${value}` }))
  expect(listedOptions(many, undefined)).toHaveLength(MAX_OPTIONS)
  expect(listedOptions(many, many[5])).toHaveLength(MAX_OPTIONS)
  expect(
    listedOptions(many, many[1100])
      .map(({ value }) => value)
      .slice(0, 2),
  ).toEqual([1100, 0])
  expect(listedOptions([], many[3])).toEqual([many[3]])
})
