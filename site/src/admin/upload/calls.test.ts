import { cleanStores } from 'nanostores'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { $token } from '../session/token.ts'
import { findImage } from './calls.ts'

const image = (id: number, filename: string) => ({
  id,
  filename,
  url: `/images/rentals/${filename}`,
  folder: 'rentals',
  content_type: 'image/png',
  size: 1,
  width: 1,
  height: 1,
  alt: '',
  version: 1,
  created: '2026-11-22T12:00:00.000Z',
  modified: '2026-11-22T12:00:00.000Z',
})

// The names of these contain that of the image looked for, which is older.
const FIRST_PAGE = { success: true, images: [image(3, '31.png'), image(2, '21.png')], nextCursor: 'older' }
const LAST_PAGE = { success: true, images: [image(1, '1.png')] }

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('fetch', async (url: string) => Response.json(url.includes('cursor=older') ? LAST_PAGE : FIRST_PAGE))
  $token.set('valid')
})

afterEach(() => {
  $token.set(null)
  // Unmounts the store now: by itself it would do so a second later, when the stubbed window is gone.
  cleanStores($token)
  vi.unstubAllGlobals()
})

describe('an image looked for by its name', () => {
  const { signal } = new AbortController()

  test('is found behind a page of others whose names contain it', async () => {
    expect(await findImage({ folder: 'rentals', filename: '1.png' }, signal)).toMatchObject({ id: 1 })
  })

  test('is none where no image has just this name', async () => {
    expect(await findImage({ folder: 'rentals', filename: '.png' }, signal)).toBeNull()
  })
})
