import { expect, test } from 'vitest'
import { PublicEquipment } from '#contract/catalogue/equipment'
import { sortedEquipment } from './sorted.ts'

function piece(id: number, category: string, name: string): PublicEquipment {
  return { ...PublicEquipment.parse({ id, name, category: 'Any', category_icon: null, price: 0 }), category }
}

test('equipment is in the order of people, by category and name, and what has no category comes last', () => {
  const items = [
    piece(1, ' ', 'Apron'),
    piece(2, 'Water', 'Tank 100 gal'),
    piece(3, 'Water', 'Tank 40 gal'),
    piece(4, 'cooking', 'Crust press'),
    piece(5, 'cooking', 'Crêpe maker'),
    piece(6, 'Power', 'Inlet'),
  ]
  expect(sortedEquipment(items).map(({ id }) => id)).toEqual([5, 4, 6, 3, 2, 1])
})
