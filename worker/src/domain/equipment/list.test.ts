import { describe, expect, test } from 'vitest'
import { readEquipmentList } from './list.ts'

const griddle = { id: 3, name: 'Griddle', category: 'Cooking', price: '€ 1.150,00', watts: 25, place: 'counter' }
const sink = { id: 9, name: 'Hand-wash sink', category: 'Sinks & Water', price: 190 }

const read = {
  category_icon: null,
  info: '',
  description: '',
  dimensions: '',
  watts: null,
  starting_watts: null,
  amps: null,
  volts: null,
  place: null,
}
const both = [
  { ...read, id: 3, name: 'Griddle', category: 'Cooking', price: 1150, watts: 25, place: 'counter' },
  { ...read, id: 9, name: 'Hand-wash sink', category: 'Sinks & Water', price: 190 },
]

const { category: _cooking, ...looseGriddle } = griddle
const { category: _water, ...looseSink } = sink

describe('a list of equipment', () => {
  test.each([
    ['flat', [griddle, sink]],
    ['flat in an answer', { success: true, equipment: [griddle, sink] }],
    ['grouped under keys', { Cooking: [looseGriddle], 'Sinks & Water': [looseSink] }],
    ['grouped under keys in an answer', { equipment: { Cooking: [looseGriddle], 'Sinks & Water': [looseSink] } }],
    [
      'grouped in a list',
      [
        { category: 'Cooking', items: [looseGriddle] },
        { name: 'Sinks & Water', equipment: [looseSink] },
      ],
    ],
  ])('is read when it is %s', (_, data) => {
    expect(readEquipmentList(data)).toEqual(both)
  })

  test('puts what names no category under Other', () => {
    expect(readEquipmentList([looseSink])).toMatchObject([{ category: 'Other' }])
  })

  test('keeps a category that differs from its group', () => {
    expect(readEquipmentList({ Wet: [sink] })).toMatchObject([{ category: 'Sinks & Water' }])
  })

  test('leaves out what has no numeric id or no name', () => {
    const items = [
      { ...sink, id: '9' },
      { ...sink, id: 1.5 },
      { ...sink, id: 0 },
      { ...sink, name: 7 },
      null,
      'sink',
      4,
    ]
    expect(readEquipmentList([...items, { ...sink, name: '  ' }, griddle])).toHaveLength(1)
  })

  test('leaves blank what is of the wrong kind', () => {
    const odd = { ...sink, watts: '90', amps: -1, volts: Number.NaN, place: 'moon', info: 4, price: null }
    expect(readEquipmentList([odd])).toEqual([{ ...both[1], price: 0 }])
  })

  test('tells what draws nothing from what is unknown', () => {
    expect(readEquipmentList([{ ...sink, watts: 0 }])).toMatchObject([{ watts: 0, amps: null }])
  })

  test.each([[null], [undefined], ['text'], [7], [{}], [[]], [{ equipment: null }], [{ equipment: 'none' }]])(
    'is empty for %j',
    (data) => {
      expect(readEquipmentList(data)).toEqual([])
    },
  )
})
