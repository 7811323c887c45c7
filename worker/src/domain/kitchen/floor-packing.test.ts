import { describe, expect, test } from 'vitest'
import { packKitchen } from './floor-packing.ts'
import type { Measured } from './floor-rows.ts'
import { floorShell } from './floor-shell.ts'

const shell = floorShell('4m')
if (!shell) throw new Error('4m is a size')

let ids = 0
function piece(name: string, kind: Measured['kind'], rest: Partial<Measured> = {}): Measured {
  ids++
  return { id: ids, name, kind, stands: 'floor', lengthCm: 200, depthCm: 60, heightCm: 90, ...rest }
}

const inOrder = (row: readonly { name: string; startCm: number }[]) =>
  [...row].sort((a, b) => a.startCm - b.startCm).map(({ name }) => name)

const range = piece('Range', 'cooking')
const sink = piece('Sink', 'sink')
const cabinet = piece('Tall cabinet', 'other', { heightCm: 96 })
const griddle = piece('Griddle', 'cooking', { stands: 'counter' })
const fridge = piece('Low fridge', 'cold')
const table = piece('Table', 'other', { heightCm: 95 })
const unknown = piece('Shelf of unknown height', 'other', { heightCm: null })

describe('packKitchen', () => {
  test.each([
    [range, sink],
    [range, cabinet],
    [sink, cabinet],
    [sink, griddle],
    [cabinet, griddle],
    [griddle, fridge],
    [cabinet, fridge],
    [fridge, table],
    [fridge, unknown],
  ])('gives a back wall that holds one of them to $0.name rather than to $1.name', (first, second) => {
    const longer = { ...second, id: 0, lengthCm: 210 }
    expect(inOrder(packKitchen(shell, [longer, first]).rows.back)).toEqual([first.name])
  })

  test('gives it to the longer of two alike, and to the earlier of two of one length', () => {
    const longer = piece('Longer table', 'other', { lengthCm: 210 })
    const later = piece('Later table', 'other')
    expect(inOrder(packKitchen(shell, [table, longer]).rows.back)).toEqual([longer.name])
    expect(inOrder(packKitchen(shell, [later, table]).rows.back)).toEqual([table.name])
  })

  test('fills a wall to its last centimeter', () => {
    const rest = piece('Narrow sink', 'sink', { lengthCm: shell.lengthCm - 200 })
    expect(inOrder(packKitchen(shell, [range, rest]).rows.back)).toEqual([range.name, rest.name])
  })

  test('sets what stands there from the door on: sinks, other things, what cooks, what cools', () => {
    const small = [fridge, range, table, sink].map((one) => ({ ...one, lengthCm: 80 }))
    expect(inOrder(packKitchen(shell, small).rows.back)).toEqual([fridge.name, range.name, table.name, sink.name])
  })

  test('sets what belongs on the counter along the back wall where the window wall has no room', () => {
    const display = piece('Display case', 'other', { stands: 'counter' })
    const { rows, unplaced } = packKitchen(shell, [display])
    expect([inOrder(rows.back), rows.window, unplaced]).toEqual([[display.name], [], []])
  })

  test('sets along the front what stands on the floor, and never what needs a counter', () => {
    const long = { ...range, lengthCm: 250 }
    const deep = { lengthCm: 150, depthCm: 80 }
    expect(inOrder(packKitchen(shell, [long, { ...cabinet, ...deep }]).front)).toEqual([cabinet.name])
    const packed = packKitchen(shell, [long, { ...griddle, ...deep, heightCm: 40 }])
    expect([packed.front, packed.unplaced.map(({ name }) => name)]).toEqual([[], [griddle.name]])
  })

  test('sets two pieces beside each other along the front, as far as it is wide', () => {
    const long = { ...range, lengthCm: 250 }
    const [one, two, three] = ['One', 'Two', 'Three'].map((name) =>
      piece(name, 'other', { lengthCm: 100, depthCm: 130, heightCm: 160 }),
    )
    if (!one || !two || !three) throw new Error('There are three')
    const { front, unplaced } = packKitchen(shell, [long, one, two, three])
    expect(front.map(({ name, startCm }) => [name, startCm])).toEqual([
      ['One', 0],
      ['Two', 100],
    ])
    expect(unplaced.map(({ name }) => name)).toEqual(['Three'])
  })
})
