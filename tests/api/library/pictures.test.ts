import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { images } from '../../../worker/src/db/schema.ts'
import { CLEAN_SVG, photographs } from '../../picture-corpus.ts'
import { clearConsole, consoleLines, product, send } from '../../product.ts'
import { newImage } from '../uploads.ts'

const PICTURE = '/images/rentals/ybor-smokehouse.jpg'

async function get(path: string, accept = 'image/webp,*/*') {
  const response = await send(path, { headers: { Accept: accept } })
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) }
}

describe('GET /images/:folder/:filename', () => {
  test('answers the original without a width', async () => {
    const { response, bytes } = await get(PICTURE)
    expect(response.headers.get('Content-Type')).toBe('image/jpeg')
    expect([...bytes.slice(0, 3)]).toEqual([0xff, 0xd8, 0xff])
    // Named in the singular, as the specification's calls do.
    expect((await get('/images/rental/ybor-smokehouse.jpg')).bytes).toEqual(bytes)
  })

  test('answers the best format the browser takes, smaller than the original', async () => {
    const original = await get(PICTURE)
    for (const [accept, type] of [
      ['image/avif,image/webp,*/*', 'image/avif'],
      ['image/webp,*/*', 'image/webp'],
      ['image/avif;q=0, image/webp;q=0.0,*/*', 'image/jpeg'],
      ['*/*', 'image/jpeg'],
    ] as const) {
      const { response, bytes } = await get(`${PICTURE}?w=640`, accept)
      expect(response.headers.get('Content-Type')).toBe(type)
      expect(response.headers.get('Vary')).toContain('Accept')
      expect(bytes.length).toBeLessThan(original.bytes.length / 2)
    }
  })

  test('rounds a width up to a served one and keeps what it made', async () => {
    const { env } = await product()
    const first = await get(`${PICTURE}?w=300`)
    await expect.poll(() => env.PICTURES.head('variants/library/demo-ybor-smokehouse.jpg/320.webp')).not.toBeNull()
    const second = await get(`${PICTURE}?w=320`)
    expect(second.bytes).toEqual(first.bytes)
  })

  test('cuts a JPEG of 1200 by 630 for shared links, whatever the reader says it takes', async () => {
    const { response, bytes } = await get(`${PICTURE}?crop=social`, 'image/avif,image/webp')
    expect(response.headers.get('Content-Type')).toBe('image/jpeg')
    const { width, height } = await sharp(bytes).metadata()
    expect([width, height]).toEqual([1200, 630])
    expect((await get(`${PICTURE}?crop=square`)).response.status).toBe(400)
  })

  test('may be kept for ever by a browser, by the edge for a minute, and can run nothing', async () => {
    const { response } = await get(`${PICTURE}?w=320`)
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('Cloudflare-CDN-Cache-Control')).toMatch(/^public, max-age=60,/)
    expect(response.headers.get('Cache-Tag')).toMatch(/^picture-\d+$/)
    expect(response.headers.get('Content-Security-Policy')).toContain('sandbox')
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
  })

  test('has an ETag for each form, and says 304 to whoever has it', async () => {
    const tags = new Set<string>()
    for (const [path, accept] of [
      [PICTURE, '*/*'],
      [`${PICTURE}?w=320`, 'image/webp'],
      [`${PICTURE}?w=320`, 'image/avif'],
      [`${PICTURE}?w=480`, 'image/webp'],
    ] as const) {
      const etag = (await get(path, accept)).response.headers.get('ETag') ?? ''
      tags.add(etag)
      const again = await send(path, { headers: { Accept: accept, 'If-None-Match': `W/${etag}, "x"` } })
      expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0])
      expect(again.headers.get('ETag')).toBe(etag)
    }
    expect(tags.size).toBe(4)
  })

  test('answers a stretch of the original and of a variant it has kept', async () => {
    const { env } = await product()
    const variant = `${PICTURE}?w=640`
    await get(variant)
    await expect.poll(() => env.PICTURES.head('variants/library/demo-ybor-smokehouse.jpg/640.webp')).not.toBeNull()
    for (const path of [PICTURE, variant]) {
      const { response, bytes } = await get(path)
      expect(response.headers.get('Accept-Ranges')).toBe('bytes')
      const part = async (headers: Record<string, string>) => {
        const response = await send(path, { headers: { Accept: 'image/webp', ...headers } })
        return { response, bytes: new Uint8Array(await response.arrayBuffer()) }
      }
      const middle = await part({ Range: 'bytes=100-199' })
      expect(middle.response.status).toBe(206)
      expect(middle.response.headers.get('Content-Range')).toBe(`bytes 100-199/${bytes.length}`)
      expect(middle.bytes).toEqual(bytes.slice(100, 200))
      expect((await part({ Range: 'bytes=-7' })).bytes).toEqual(bytes.slice(-7))
      const etag = response.headers.get('ETag') ?? ''
      expect((await part({ Range: 'bytes=0-9', 'If-Range': etag })).response.status).toBe(206)
      expect((await part({ Range: 'bytes=0-9', 'If-Range': '"other"' })).bytes).toEqual(bytes)
      expect((await part({ Range: 'bytes=0-1,5-6' })).response.status).toBe(200)
      const beyond = await part({ Range: `bytes=${bytes.length}-` })
      expect([beyond.response.status, beyond.response.headers.get('Cache-Control')]).toEqual([416, 'no-store'])
      expect(beyond.response.headers.get('Content-Range')).toBe(`bytes */${bytes.length}`)
      expect((await part({ Range: 'bytes=0-9', 'If-None-Match': etag })).response.status).toBe(304)
      const headers = { Accept: 'image/webp', Range: 'bytes=0-9' }
      expect((await send(path, { method: 'HEAD', headers })).status).toBe(200)
    }
  })

  test('serves a drawing as it is, so that it can run nothing when opened by itself', async () => {
    const { url } = await newImage('trailers', CLEAN_SVG, 'drawing.svg')
    for (const path of [url, `${url}?w=320`]) {
      const { response } = await get(path)
      expect(response.headers.get('Content-Type')).toBe('image/svg+xml')
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(response.headers.get('Content-Disposition')).toBe('inline')
      expect(response.headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*sandbox/)
    }
  })

  test('turns a photograph upright that was taken with the camera on its side', async () => {
    const { jpeg } = await photographs()
    const { url } = await newImage('trailers', jpeg, 'held.jpg')
    const { bytes } = await get(`${url}?w=320`)
    const { width = 0, height = 0, orientation = 1 } = await sharp(bytes).metadata()
    expect(orientation >= 5 ? [height, width] : [width, height]).toEqual([48, 64])
  })

  test('answers the original when it cannot be resized', async () => {
    const { db, env } = await product()
    await env.PICTURES.put('library/broken', 'no picture at all')
    await db
      .insert(images)
      .values({ folder: 'rentals', filename: 'broken.png', key: 'library/broken', content_type: 'image/png', size: 17 })
    const { response, bytes } = await get('/images/rentals/broken.png?w=320')
    expect(response.headers.get('Content-Type')).toBe('image/png')
    expect(new TextDecoder().decode(bytes)).toBe('no picture at all')
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=60')
    expect(consoleLines().join()).toContain('could not be resized')
    clearConsole()
  })

  test.each([
    '/images/rentals/none.jpg',
    '/images/none/ybor-smokehouse.jpg',
    '/images/rentals/..%2frentals%2fybor-smokehouse.jpg',
  ])('knows no picture %s', async (path) => {
    const { response } = await get(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })

  test.each(['0', '-5', 'wide', '1e3', ''])('refuses a width of %j', async (width) => {
    expect((await get(`${PICTURE}?w=${width}`)).response.status).toBe(400)
  })
})
