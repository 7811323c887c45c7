import { describe, expect, test } from 'vitest'
import { buildRefusal } from './request.ts'

const model = { name: "Square 16'", status: 'available', sizes: ['4m', '5m'], available_equipment: [] } as const
const square = { ...model, sizes: [...model.sizes], available_equipment: [] }
const fryer = { id: 3, name: 'Fryer' }
const sink = { id: 9, name: 'Sink' }
const wok = { id: 12, name: 'Wok' }

describe('a build request', () => {
  test.each([
    ['all of the catalogue', { trailer_size: '5m', equipment_selected: [3, 9] }, square],
    ['nothing at all', { trailer_size: '5m', equipment_selected: [] }, square],
    ['a piece twice', { trailer_size: '5m', equipment_selected: [3, 3] }, square],
    ['what the model offers', { trailer_size: '4m', equipment_selected: [9] }, { ...square, available_equipment: [9] }],
    ['a usual size where none is named', { trailer_size: '6m', equipment_selected: [] }, { ...square, sizes: [] }],
  ])('may ask for %s', (_, wish, from) => {
    const found = [fryer, sink].filter(({ id }) => wish.equipment_selected.includes(id))
    expect(buildRefusal(wish, from, found)).toBeNull()
  })

  test.each([
    [
      'a withdrawn model',
      {},
      { ...square, status: 'unavailable' as const },
      [],
      'trailer_model',
      "Square 16' cannot be ordered right now. Please choose another model.",
    ],
    [
      'a size the model does not come in',
      { trailer_size: '6m' },
      square,
      [],
      'trailer_size',
      "Square 16' comes in 4m or 5m. Please choose one of these sizes.",
    ],
    [
      'a piece that is gone',
      { equipment_selected: [3, 77, 77] },
      square,
      [fryer],
      'equipment_selected',
      'Equipment #77 is no longer offered. Please remove it and send it again.',
    ],
    [
      'three pieces that are gone',
      { equipment_selected: [3, 77, 78, 79] },
      square,
      [fryer],
      'equipment_selected',
      'Equipment #77, #78 and #79 are no longer offered. Please remove them and send it again.',
    ],
    [
      'a piece that is named, and that there never was',
      { equipment_selected: ['fryer', 'Chocolate fountain'] },
      square,
      [fryer],
      'equipment_selected',
      'Equipment “Chocolate fountain” is no longer offered. Please remove it and send it again.',
    ],
    [
      'pieces the model does not offer',
      { equipment_selected: [3, 9, 12] },
      { ...square, available_equipment: [9] },
      [fryer, sink, wok],
      'equipment_selected',
      "Fryer and Wok cannot be built into Square 16'. Please remove them and send it again.",
    ],
  ])('may not ask for %s', (_, wish, from, found, path, message) => {
    expect(buildRefusal({ trailer_size: '5m', equipment_selected: [], ...wish }, from, found)).toEqual({
      path,
      message,
    })
  })
})
