import { describe, expect, test } from 'vitest'
import { offeredEquipment, sizesOf } from './offer.ts'

describe('the sizes of a model', () => {
  test('are the usual three, unless the model names its own', () => {
    expect(sizesOf({ sizes: [] })).toEqual(['4m', '5m', '6m'])
    expect(sizesOf({ sizes: ['8m'] })).toEqual(['8m'])
  })
})

describe('the equipment of a model', () => {
  const equipment = [{ id: 3 }, { id: 4 }, { id: 6 }]

  test('is everything, unless the model names its own', () => {
    expect(offeredEquipment(null, equipment)).toEqual(equipment)
    expect(offeredEquipment({ available_equipment: [] }, equipment)).toEqual(equipment)
    expect(offeredEquipment({ available_equipment: [6, 3, 99] }, equipment)).toEqual([{ id: 3 }, { id: 6 }])
  })
})
