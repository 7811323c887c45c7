import { expect, test } from 'vitest'
import { EquipmentIds } from './equipment-ids.ts'

test('keeps each piece once, in the order they were chosen', () =>
  expect(EquipmentIds.parse([3, 1, 3, 2, 1])).toEqual([3, 1, 2]))
