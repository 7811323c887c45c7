import { describe, expect, test } from 'vitest'
import { ImageList, ImageResponse } from '#contract/picture/image'
import { plainJpeg } from '../../picture-corpus.ts'
import { call, expectResponse, tokenOf } from '../client.ts'
import { imagesIn } from '../image-calls.ts'
import { auditOf } from '../records.ts'
import { newImage } from '../uploads.ts'

const jpeg = await plainJpeg()

describe('GET /api/images/:folder', () => {
  test('lists newest first, finds text in name and alternative text, and pages', async () => {
    const token = await tokenOf('staff')
    const first = await newImage('rentals', jpeg, 'Walrus one.jpg')
    const second = await newImage('rentals', jpeg, 'other.jpg')
    const path = `/api/images/rentals/${second.filename}`
    const described = await expectResponse(ImageResponse, 200, 'PUT', path, {
      token,
      body: { alt: 'A WALRUS at noon' },
    })
    expect(described.image).toMatchObject({ id: second.id, alt: 'A WALRUS at noon' })
    const again = await expectResponse(ImageResponse, 200, 'PUT', path, { token, body: { alt: 'A WALRUS at noon' } })
    // Nothing is stored, so it was not modified again.
    expect(again).toEqual(described)
    const line = (await auditOf('image', second.id)).at(-1)
    expect(line).toMatchObject({ action: 'update', before: { alt: '' }, after: { alt: 'A WALRUS at noon' } })
    expect((await imagesIn('rental', 'q=walrus')).map(({ id }) => id)).toEqual([second.id, first.id])
    // The stored name has hyphens between its words.
    expect((await imagesIn('rentals', 'q=Walrus+one')).map(({ id }) => id)).toEqual([first.id])
    const page = await expectResponse(ImageList, 200, 'GET', '/api/images/rentals?q=walrus&limit=1', { token })
    expect((await imagesIn('rentals', `q=walrus&limit=1&cursor=${page.nextCursor}`)).map(({ id }) => id)).toEqual([
      first.id,
    ])
    expect((await call('PUT', path, { token, body: { alt: 'x'.repeat(301) } })).status).toBe(400)
    expect((await call('PUT', '/api/images/rentals/none.jpg', { token, body: { alt: '' } })).status).toBe(404)
  })
})
