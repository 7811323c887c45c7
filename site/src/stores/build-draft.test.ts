import { setPersistentEngine } from '@nanostores/persistent'
import fc from 'fast-check'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { type BuildDraft, buildDraft, EMPTY_DRAFT, isEmptyDraft, readBuildDraft } from './build-draft.ts'

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

  test.each([
    null,
    '',
    'no json',
    '[]',
    '7',
    '"x"',
    '{"items":7,"size_m":{}}',
    '{"trailer_model":" ","size_m":" ","color_ral":" ","concept":" ","sent":"soon"}',
  ])('that says %s is empty', (stored) => {
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
      0,
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

  test('gets its items back with their concept, and keeps what was chosen meanwhile', () => {
    draft.chooseConcept('tacos', false)
    draft.addItems([1, 2])
    const before = draft.$draft.get()
    draft.removeItems([1, 2])
    draft.chooseColor('RAL 3020')
    expect(draft.$draft.get().concept).toBeNull()
    draft.restoreItems(before)
    expect(draft.$draft.get()).toMatchObject({ items: [1, 2], concept: 'tacos', color_ral: 'RAL 3020' })
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

  test.each([
    ['a model', () => draft.chooseModel({ id: 1, sizes: [] })],
    ['a size', () => draft.chooseSize('5m')],
    ['a color', () => draft.chooseColor('RAL 9005')],
    ['equipment', () => draft.addItems([1])],
  ])('is no longer empty with %s alone, and begins again with nothing', (_, choose) => {
    choose()
    expect(isEmptyDraft(draft.$draft.get())).toBe(false)
    draft.startOver()
    expect(isEmptyDraft(draft.$draft.get())).toBe(true)
  })

  test('is another tab’s as well', () => {
    draft.chooseColor('RAL 9005')
    expect(buildDraft().$draft.get().color_ral).toBe('RAL 9005')
  })
})

describe('one’s own build, where a link was opened', () => {
  const mine: BuildDraft = { ...EMPTY_DRAFT, trailer_model: 1, size_m: '6m', items: [4], sent: 12 }
  const first: BuildDraft = { ...EMPTY_DRAFT, trailer_model: 2, size_m: '4m' }
  const second: BuildDraft = { ...EMPTY_DRAFT, trailer_model: 3 }

  /** A browser that has stored this; each call of the returned function is another visit. */
  function browser(stored: Record<string, string>) {
    const silent = { addEventListener: () => {}, removeEventListener: () => {} }
    setPersistentEngine(stored, silent)
    onTestFinished(() => setPersistentEngine({}, silent))
    return () => {
      const store = buildDraft()
      return { ...store, draft: () => store.$draft.get(), own: () => store.$ownDraft.get() }
    }
  }

  test('is kept beyond the visit and a second link, until it is brought back', () => {
    const visit = browser({ 'build-draft': JSON.stringify(mine) })
    visit().openShared(first)
    expect([visit().draft(), visit().own()]).toEqual([first, mine])
    visit().openShared(second)
    visit().openShared(second)
    expect([visit().draft(), visit().own()]).toEqual([second, mine])
    visit().startOver()
    expect(visit().own()).toEqual(mine)
    visit().restoreOwn()
    expect([visit().draft(), visit().own()]).toEqual([mine, null])
  })

  test('leaves nothing behind once it is given up', () => {
    const stored = { 'build-draft': JSON.stringify(mine) }
    const visit = browser(stored)
    visit().openShared(first)
    visit().discardOwnDraft()
    expect([visit().draft(), visit().own()]).toEqual([first, null])
    expect(Object.keys(stored)).toEqual(['build-draft'])
  })

  test('is not kept where there is none, or where the link is of the same', () => {
    const visit = browser({})
    const here = visit()
    here.openShared(first)
    expect([here.draft(), here.own()]).toEqual([first, null])
    expect([visit().draft(), visit().own()]).toEqual([first, null])
    visit().openShared(first)
    expect(visit().own()).toBeNull()
    visit().$draft.set(mine)
    visit().openShared({ ...mine, sent: null })
    expect([visit().draft(), visit().own()]).toEqual([mine, null])
    visit().openShared(second)
    visit().openShared({ ...mine, sent: null })
    expect([visit().draft(), visit().own()]).toEqual([{ ...mine, sent: null }, null])
  })

  test('is the same in whatever order its equipment was chosen', () => {
    const chosen = { ...mine, items: [13, 4] }
    const visit = browser({ 'build-draft': JSON.stringify(chosen) })
    visit().openShared({ ...mine, items: [4, 13], sent: null })
    expect([visit().draft(), visit().own()]).toEqual([chosen, null])
  })

  test.each(['', 'no json', '[]', '{}', 'null', '{"items":7}'])(
    'is ignored where %s is stored in its place',
    (text) => {
      const visit = browser({ 'build-draft': JSON.stringify(mine), 'build-own': text })
      expect(visit().own()).toBeNull()
      visit().restoreOwn()
      expect(visit().draft()).toEqual(mine)
    },
  )
})
