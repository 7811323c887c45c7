import { cleanStores } from 'nanostores'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { $token } from '../token.ts'
import { findPicture } from './calls.ts'

const picture = (id: number, filename: string) => ({
  id,
  filename,
  url: `/images/rentals/${filename}`,
  folder: 'rentals',
  content_type: 'image/png',
  size: 1,
  width: 1,
  height: 1,
  alt: '',
  created: '2026-11-22T12:00:00.000Z',
  modified: '2026-11-22T12:00:00.000Z',
})

// The names of these contain that of the picture looked for, which is older.
const FIRST_PAGE = { success: true, images: [picture(3, '31.png'), picture(2, '21.png')], nextCursor: 'older' }
const LAST_PAGE = { success: true, images: [picture(1, '1.png')] }

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

describe('a picture looked for by its name', () => {
  const { signal } = new AbortController()

  test('is found behind a page of others whose names contain it', async () => {
    expect(await findPicture({ folder: 'rentals', filename: '1.png' }, signal)).toMatchObject({ id: 1 })
  })

  test('is none where no picture has just this name', async () => {
    expect(await findPicture({ folder: 'rentals', filename: '.png' }, signal)).toBeNull()
  })
})
