import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { PublicEquipment } from '#contract/catalogue/equipment'
import { offeredEquipment } from '#domain/build/offer'
import { readEquipmentList } from '#domain/equipment/list'
import { floorPlan } from '#domain/kitchen/floor-plan'
import { powerBudget } from '#domain/kitchen/power-budget'
import { buildConcepts } from '../../content/build-concepts.ts'
import {
  chosenEquipment,
  conceptItems,
  discontinuedInWords,
  findModel,
  replaceConceptItems,
  resolveItems,
  slug,
  translateRefs,
} from './choice.ts'

const models = [
  { id: 1, name: "Square 16'" },
  { id: 2, name: "Airstream 18'" },
  { id: 16, name: 'Café Noir (XL)' },
]
const equipment: PublicEquipment[] = readEquipmentList(
  [
    [3, 'Cooking', 'Griddle'],
    [4, 'Cooking', 'Griddle 36"'],
    [5, 'Sinks', 'Hand-wash sink'],
    [6, 'Exterior', 'Awning'],
  ].map(([id, category, name]) => ({ id, category, name })),
)

describe('the model an address means', () => {
  test.each([
    ['2', 2],
    [2, 2],
    ['square-16', 1],
    ["Square 16'", 1],
    ['cafe-noir-xl', 16],
    ['16', 16],
    ['99', null],
    ['', null],
    [null, null],
    ['__proto__', null],
  ])('is found by id or slug: %s', (ref, id) => {
    expect(findModel(models, ref)?.id ?? null).toBe(id)
  })

  test('is written in lower case with hyphens', () => {
    expect(slug("  Retro 20' — Deluxe! ")).toBe('retro-20-deluxe')
    expect(slug('O’Hara’s Crêperie 16′ XL')).toBe('oharas-creperie-16-xl')
  })
})

describe('the items of a draft', () => {
  test('are found by id, by name and in composites of older drafts', () => {
    const refs = [6, 'griddle', 'Cooking-1-Griddle 36"-91x72', 'Sinks_0_Hand-wash sink_40 × 35 cm', 3]
    expect(resolveItems(refs, equipment)).toEqual({ ids: [6, 3, 4, 5], discontinued: [] })
  })

  test('are told apart by the category of a composite where several share a name', () => {
    const twice = [...equipment, ...readEquipmentList([{ id: 7, category: 'Barbecue', name: 'Griddle 36"' }])]
    const refs = ['Barbecue-1-Griddle 36"-91x72', 'Cooking-1-Griddle 36"-91x72']
    expect(refs.map((ref) => resolveItems([ref], twice).ids)).toEqual([[7], [4]])
  })

  test('that no longer exist are told apart and named', () => {
    const { ids, discontinued } = resolveItems([6, 77, 78, 'Chocolate fountain'], equipment)
    expect(ids).toEqual([6])
    expect(discontinuedInWords(discontinued, { '77': 'Crêpe maker' })).toBe(
      'Crêpe maker, item no. 78, Chocolate fountain',
    )
  })
})

describe('the items of another list', () => {
  const known = new Map([
    [1, { name: 'Griddle 36"', category: 'Cooking' }],
    [2, { name: 'AWNING', category: 'Old category' }],
    [3, { name: 'Griddle 48"', category: 'Cooking' }],
  ])

  test('are found by name, never by number, and told by name where they are missing', () => {
    const refs = translateRefs([1, 2, 3, 'Hand-wash sink'], known, equipment)
    expect(refs).toEqual([4, 6, 'Griddle 48"', 'Hand-wash sink'])
    expect(resolveItems(refs, equipment)).toEqual({ ids: [4, 6, 5], discontinued: ['Griddle 48"'] })
  })

  test('are told apart by category where several share a name', () => {
    const twice = [...equipment, { id: 7, name: 'Griddle 36"', category: 'Barbecue' }]
    expect(translateRefs([1], new Map([[1, { name: 'Griddle 36"', category: 'Barbecue' }]]), twice)).toEqual([7])
    expect(translateRefs([1], new Map([[1, { name: 'Griddle 36"' }]]), twice)).toEqual([4])
  })

  test('keep a number nobody knows the name of', () => {
    expect(translateRefs([9], known, equipment)).toEqual([9])
  })
})

describe('chosen equipment', () => {
  test('is kept, but not counted, where the model does not offer it', () => {
    const offered = offeredEquipment({ available_equipment: [4, 6] }, equipment)
    const { items, ids, notOffered } = chosenEquipment([6, 3, 'Griddle 36"', 99], offered, equipment)
    expect(items.map(({ id }) => id)).toEqual([4, 6])
    expect([...ids]).toEqual([4, 6])
    expect(notOffered.map(({ id }) => id)).toEqual([3])
  })
})

describe('a concept', () => {
  test('takes what is on offer', () => {
    expect(conceptItems({ needs: ['Awning', 'Unicorn', 'GRIDDLE'] }, equipment)).toEqual([6, 3])
  })

  test('gives way to another without touching what was picked by hand', () => {
    expect(replaceConceptItems([9, 3, 6], [3, 6], [6, 5])).toEqual([9, 6, 5])
  })

  test.each(buildConcepts)('of $key asks for equipment that exists, each piece once', ({ needs }) => {
    const real = readEquipmentList(JSON.parse(readFileSync('site/public/data/equipment.json', 'utf8')))
    expect(new Set(conceptItems({ needs }, real)).size).toBe(needs.length)
    expect(needs.length).toBeGreaterThan(10)
  })

  test.each(buildConcepts)('of $key fits whole in a trailer of 5 m', ({ needs }) => {
    const real = readEquipmentList(JSON.parse(readFileSync('site/public/data/equipment.json', 'utf8')))
    const pieces = real.filter(({ name }) => needs.some((need) => need === name))
    expect(floorPlan('5m', pieces).unplaced).toEqual([])
  })

  test.each(buildConcepts)('of $key brings the plug and the generator that its own power asks for', ({ needs }) => {
    const real = readEquipmentList(JSON.parse(readFileSync('site/public/data/equipment.json', 'utf8')))
    const pieces = real.filter(({ name }) => needs.some((need) => need === name))
    const { shore, generatorWatts } = powerBudget(pieces)
    const watts = pieces
      .flatMap(({ name }) => /generator (\d+) kW/i.exec(name)?.[1] ?? [])
      .map((kilo) => 1000 * Number(kilo))
    expect(pieces.map(({ name }) => name)).toContain(`Shore power inlet ${shore} A`)
    expect(Math.max(...watts)).toBeGreaterThanOrEqual(generatorWatts ?? Number.POSITIVE_INFINITY)
  })
})
