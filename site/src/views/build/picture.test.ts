import { describe, expect, test } from 'vitest'
import { buildConcepts } from '../../content/build-concepts.ts'
import { buildDrawing, extrasOf, shapeOf } from './picture.ts'

const nothing = { model: null, size: null, color: null, items: [], concept: null }

describe('the picture of a build', () => {
  test.each([
    ["Square 16'", 'square'],
    ["Airstream 18'", 'airstream'],
    ['RETRO classic', 'retro'],
    ['Something new', 'square'],
    [null, 'square'],
  ] as const)('draws the model %s as %s', (name, shape) => {
    expect(shapeOf(name)).toBe(shape)
  })

  test('shows what can be seen from outside, once', () => {
    const names = [
      'Flat-top griddle 24"',
      'Menu board',
      'Digital menu screen',
      "Exhaust hood 5'",
      'Speakers',
      'Additional serving window',
      'Rooftop air conditioner',
      'Solar panel',
      'LED strip light',
      'Inverter generator 7 kW',
    ]
    expect(extrasOf(names.map((name) => ({ name })))).toEqual([
      'generator',
      'menu-board',
      'speakers',
      'extra-window',
      'roof-vent',
      'air-conditioner',
      'solar-panel',
      'led-strip',
    ])
    expect(extrasOf([{ name: 'Air conditioner 13,500 BTU' }])).toEqual(['air-conditioner'])
    expect(extrasOf([{ name: 'Wall air conditioner 18,000 BTU' }, { name: 'Reach-in freezer' }])).toEqual([])
  })

  test('takes size and color as chosen, to one scale', () => {
    const drawing = buildDrawing({
      ...nothing,
      model: "Retro 20'",
      size: '6m',
      color: 'RAL 3020',
    })
    expect(drawing).toMatchObject({ shape: 'retro', lengthM: 6, frameM: 8, color: '#C1121C' })
    expect(buildDrawing(nothing)).toMatchObject({ shape: 'square', lengthM: undefined, frameM: 8, color: '#F1F0EA' })
    expect(buildDrawing(nothing)).toMatchObject({ scene: 'beach', menu: 'tacos' })
  })

  test('stands where the concept sells', () => {
    const concept = buildConcepts.find(({ key }) => key === 'barbecue') ?? null
    expect(buildDrawing({ ...nothing, concept })).toMatchObject({ scene: 'park', menu: 'bbq' })
  })
})
