import { cleanStores } from 'nanostores'
import { afterEach, expect, test, vi } from 'vitest'
import { $token } from '../session/token.ts'
import { listFolders } from './calls.ts'

afterEach(() => {
  $token.set(null)
  // Unmounts the store now: by itself it would do so a second later, when the stubbed window is gone.
  cleanStores($token)
  vi.unstubAllGlobals()
})

test('folders come by name as people sort them, behind the three of every library', async () => {
  const paths = ['trailers', 'rentals', 'equipment', 'event-10', 'event-2']
  const folders = paths.map((path) => ({ path, name: path.replace('-', ' '), imageCount: 0 }))
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('fetch', async () => Response.json({ success: true, folders }))
  $token.set('valid')
  const listed = (await listFolders()).map(({ path }) => path)
  expect(listed).toEqual(['trailers', 'rentals', 'equipment', 'event-2', 'event-10'])
})
