import { expect, test } from 'vitest'
import { equipmentCount } from './words.ts'

test.each([
  [0, 'No equipment'],
  [1, '1 piece of equipment'],
  [12, '12 pieces of equipment'],
])('counts %i as “%s”', (count, words) => expect(equipmentCount(count)).toBe(words))

test('says of none what the caller says of it', () => expect(equipmentCount(0, 'All equipment')).toBe('All equipment'))
