import { expect, test } from 'vitest'
import { byName } from './natural-order.ts'

test('names are in the order of people, not of their letters’ codes', () => {
  const names = ['10 ft', 'Zoo', '2 ft', 'apple', 'Éclair', 'Fryer 10', 'Fryer 2']
  expect(names.toSorted(byName)).toEqual(['2 ft', '10 ft', 'apple', 'Éclair', 'Fryer 2', 'Fryer 10', 'Zoo'])
})
