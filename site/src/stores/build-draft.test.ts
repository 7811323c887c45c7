import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { buildDraft, EMPTY_DRAFT, isEmptyDraft, readBuildDraft } from './build-draft.ts'

describe('a stored draft', () => {
  test('comes back as it was', () => {
    const draft = {
      trailer_model: 2,
      size_m: '5m',
      color_ral: 'RAL 3020',
      items: [3, 1],
      concept: 'tacos',
      awaits_items: true,
      listed: 'file',
      sent: 12,
    }
    expect(readBuildDraft(JSON.stringify(draft))).toEqual(draft)
  })

  test.each([null, '', 'no json', '[]', '7', '"x"', '{"items":7,"size_m":{}}'])('that says %s is empty', (stored) => {
    expect(readBuildDraft(stored)).toEqual(EMPTY_DRAFT)
  })

  test('of an older form keeps what can be understood', () => {
    const items = [
      '7',
      'Flat-top griddle',
      'Cooking-3-Fryer-40x60',
      { id: 9 },
      { name: 'Awning' },
      7,
      null,
      -1,
      1.5,
      [],
    ]
    expect(readBuildDraft(JSON.stringify({ trailer_model: 'square-16', items }))).toMatchObject({
      trailer_model: 'square-16',
      items: [7, 'Flat-top griddle', 'Cooking-3-Fryer-40x60', 9, 'Awning'],
    })
  })

  test('never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => void readBuildDraft(JSON.stringify({ items: [value], size_m: value }))),
    )
  })
})

describe('the draft', () => {
  const draft = buildDraft()
  beforeEach(draft.startOver)

  test('keeps the size only where the new model offers it', () => {
    draft.chooseModel({ id: 1, sizes: ['4m', '5m'] })
    draft.chooseSize('5m')
    draft.chooseModel({ id: 2, sizes: ['5m', '6m'] })
    expect(draft.$draft.get().size_m).toBe('5m')
    draft.chooseModel({ id: 3, sizes: ['6m'] })
    expect(draft.$draft.get()).toMatchObject({ trailer_model: 3, size_m: null })
  })

  test('adds and takes away equipment once', () => {
    draft.addItems([1, 2])
    draft.addItems([2, 3])
    draft.toggleItem(1)
    draft.toggleItem(9)
    draft.removeItems([3])
    expect(draft.$draft.get().items).toEqual([2, 9])
  })

  test('forgets the concept with the last of its equipment, so that choosing it again brings all of it', () => {
    draft.chooseConcept('barbecue', false)
    draft.addItems([1, 2])
    draft.removeItems([1])
    expect(draft.$draft.get().concept).toBe('barbecue')
    draft.toggleItem(2)
    expect(draft.$draft.get()).toMatchObject({ items: [], concept: null })
  })

  test('takes as many items as a request may name', () => {
    draft.addItems(Array.from({ length: 400 }, (_, index) => index + 1))
    draft.toggleItem(999)
    expect(draft.$draft.get().items).toHaveLength(300)
    expect(draft.$draft.get().items).not.toContain(999)
  })

  test('begins again with nothing', () => {
    draft.addItems([1])
    expect(isEmptyDraft(draft.$draft.get())).toBe(false)
    draft.startOver()
    expect(isEmptyDraft(draft.$draft.get())).toBe(true)
  })

  test('is another tab’s as well', () => {
    draft.chooseColor('RAL 9005')
    expect(buildDraft().$draft.get().color_ral).toBe('RAL 9005')
  })
})
