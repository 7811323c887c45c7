import { setPersistentEngine } from '@nanostores/persistent'
import { describe, expect, onTestFinished, test } from 'vitest'
import { persistentAtom, withMemoryFallback } from './persistent-atom.ts'

const silent = { addEventListener: () => {}, removeEventListener: () => {} }

/** A storage that can be made full. */
function filling(texts: Record<string, string> = {}) {
  const is = { full: false }
  const storage = new Proxy(texts, {
    set: (target, name, text) => {
      if (is.full) throw new DOMException('It is full', 'QuotaExceededError')
      return Reflect.set(target, name, text)
    },
  })
  setPersistentEngine(withMemoryFallback(storage), silent)
  onTestFinished(() => setPersistentEngine({}, silent))
  return { texts, is }
}

describe('a store of a browser whose storage is full', () => {
  test('changes all the same, and keeps that as long as the page', () => {
    const { texts, is } = filling({ word: 'before' })
    const $word = persistentAtom<string>('word', '')
    is.full = true
    $word.set('after')
    // A listener makes it reread the storage.
    const stop = $word.listen(() => {})
    expect($word.get()).toBe('after')
    expect(persistentAtom<string>('word', '').get()).toBe('after')
    expect(texts).toEqual({ word: 'before' })
    stop()
  })

  test('does so for its first value too', () => {
    const { texts, is } = filling()
    is.full = true
    const $word = persistentAtom<string>('word', '')
    $word.set('first')
    const stop = $word.listen(() => {})
    expect($word.get()).toBe('first')
    expect(persistentAtom<string>('word', '').get()).toBe('first')
    expect(texts).toEqual({})
    stop()
  })

  test('is kept again once there is room, and can be emptied', () => {
    const { texts, is } = filling()
    const $word = persistentAtom<string | undefined>('word', 'none')
    is.full = true
    $word.set('refused')
    is.full = false
    $word.set('taken')
    expect(texts).toEqual({ word: 'taken' })
    is.full = true
    $word.set('refused')
    $word.set(undefined)
    expect(texts).toEqual({})
    expect(persistentAtom('word', 'none').get()).toBe('none')
  })
})
