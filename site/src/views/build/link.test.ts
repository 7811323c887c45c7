import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeBuild, encodeBuild, type LinkedBuild } from './link.ts'

const word = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map((text) => text.trim())
  .filter((text) => text.length > 0 && text.length <= 80)
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 99_999 }), { maxLength: 290 })
const build = fc.record({
  model: fc.option(word),
  size: fc.option(word),
  color: fc.option(fc.constantFrom('RAL 9016', 'RAL 3020')),
  items: fc
    .tuple(ids, fc.array(word, { maxLength: 3 }))
    .map(([numbers, names]) => [...numbers.sort((a, b) => a - b), ...names]),
  concept: fc.option(word),
  awaits: fc.boolean(),
})

const empty: LinkedBuild = { model: null, size: null, color: null, items: [], concept: null, awaits: false }

describe('the link of a build', () => {
  test('brings back every build', () => {
    fc.assert(
      fc.property(build, (wanted) => {
        const hash = encodeBuild(wanted)
        expect(decodeBuild(`#${hash}`) ?? empty).toEqual({
          ...wanted,
          awaits: wanted.awaits && wanted.concept !== null,
        })
      }),
    )
  })

  test('is short', () => {
    const items = [3, 1, 2, 8]
    expect(encodeBuild({ ...empty, model: '2', size: '5m', color: 'RAL 7016', items })).toBe(
      'model=2&size=5m&color=7016&items=1-3.8',
    )
    expect(encodeBuild(empty)).toBe('')
  })

  test('survives whatever is written into it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (items, rest) => {
        const read = decodeBuild(`#items=${items}&model=${rest}&color=${rest}&item=${rest}`)
        expect(read?.items.length ?? 0).toBeLessThanOrEqual(300)
        for (const item of read?.items ?? []) expect(typeof item === 'string' || item > 0).toBe(true)
      }),
    )
  })

  test.each([
    ['#items=1-999999999999', 300],
    ['#items=5-1', 0],
    ['#items=-1.0.1e3.0x10', 0],
    ['#items=7.7.7', 1],
  ])('reads %s as %i items', (hash, count) => {
    expect(decodeBuild(hash)?.items).toHaveLength(count)
  })

  test.each(['', '#', '#customize', '#equipment', '#other=1'])('is not %s', (hash) => {
    expect(decodeBuild(hash)).toBeNull()
  })
})
