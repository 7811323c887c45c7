import { expect, onTestFinished, test, vi } from 'vitest'
import { keepAttempt, keepDraft, readAttempt, readDraft } from './reply-draft.ts'

/** Stands in for the browser's storage, which takes at most `room` characters. */
function storageOf(room: number): Map<string, string> {
  const texts = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    removeItem: (key: string) => texts.delete(key),
    setItem: (key: string, text: string) => {
      if (text.length > room) throw new DOMException('It is full', 'QuotaExceededError')
      texts.set(key, text)
    },
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return texts
}

test('a draft is of one person and one message, and gone once it is empty', () => {
  const texts = storageOf(100)
  keepDraft(1, 2, 'Dear Ida')
  expect([readDraft(1, 2), readDraft(2, 2), readDraft(1, 3)]).toEqual(['Dear Ida', '', ''])
  keepDraft(1, 2, '')
  expect(readDraft(1, 2)).toBe('')
  expect(texts.size).toBe(0)
})

test('an attempt to send it is kept with its key until its outcome is known', () => {
  const texts = storageOf(100)
  const attempt = { text: 'Dear Ida', again: false, key: 'once' }
  keepAttempt(1, 2, attempt)
  expect([readAttempt(1, 2), readAttempt(2, 2)]).toEqual([attempt, null])
  keepAttempt(1, 2, null)
  expect(readAttempt(1, 2)).toBeNull()
  expect(texts.size).toBe(0)
})

test('what the storage has no room for is read back, and not the shorter text that it still had', () => {
  storageOf(8)
  keepDraft(1, 2, 'Dear Ida')
  keepDraft(1, 2, 'Dear Ida, we can')
  expect(readDraft(1, 2)).toBe('Dear Ida, we can')
  keepDraft(1, 2, '')
  expect(readDraft(1, 2)).toBe('')
})

test('what another tab has kept since is read, and not what this one kept before', () => {
  const texts = storageOf(100)
  keepDraft(1, 2, 'Dear Ida')
  for (const key of texts.keys()) texts.set(key, 'Dear Ida, from the other tab')
  expect(readDraft(1, 2)).toBe('Dear Ida, from the other tab')
})

test('a browser without storage keeps it until the page is closed', () => {
  vi.stubGlobal('localStorage', undefined)
  onTestFinished(() => void vi.unstubAllGlobals())
  keepDraft(1, 2, 'Dear Ida')
  expect(readDraft(1, 2)).toBe('Dear Ida')
  keepDraft(1, 2, '')
  expect(readDraft(1, 2)).toBe('')
})
