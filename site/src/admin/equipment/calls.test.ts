import { cleanStores } from 'nanostores'
import { afterEach, expect, test, vi } from 'vitest'
import { $token } from '../session/token.ts'
import { equipmentCalls } from './calls.ts'

afterEach(() => {
  $token.set(null)
  // Unmounts the store now: by itself it would do so a second later, when the stubbed window is gone.
  cleanStores($token)
  vi.unstubAllGlobals()
})

test('categories come by name as people sort them', async () => {
  const categories = ['Counters 10 ft', 'Counters 2 ft'].map((category) => ({ category, icon: null, count: 1 }))
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('fetch', async () => Response.json({ success: true, equipment: [], categories }))
  $token.set('valid')
  const page = await equipmentCalls.list({}, '', new AbortController().signal)
  expect(page.categories.map(({ category }) => category)).toEqual(['Counters 2 ft', 'Counters 10 ft'])
})
