import { cleanStores } from 'nanostores'
import { afterEach, expect, test, vi } from 'vitest'
import { $token } from '../session/token.ts'
import { listGroups } from './calls.ts'

afterEach(() => {
  $token.set(null)
  // Unmounts the store now: by itself it would do so a second later, when the stubbed window is gone.
  cleanStores($token)
  vi.unstubAllGlobals()
})

test('groups come by name as people sort them', async () => {
  const at = '2026-01-01T00:00:00.000Z'
  const common = { description: '', role_level: 50, is_active: true, permissions: [], members: 0 }
  const groups = ['Crew 10', 'Crew 2'].map((name, place) => ({
    ...common,
    id: place + 1,
    name,
    version: 1,
    created_at: at,
    updated_at: at,
  }))
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: { groups } }))
  $token.set('valid')
  const listed = await listGroups(new AbortController().signal)
  expect(listed.map(({ name }) => name)).toEqual(['Crew 2', 'Crew 10'])
})
