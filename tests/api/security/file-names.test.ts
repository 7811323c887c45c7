import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { ImageResponse } from '#contract/picture/image'
import { images } from '../../../worker/src/db/schema.ts'
import { plainJpeg } from '../../picture-corpus.ts'
import { product, send } from '../../product.ts'
import { postUpload, uploadForm } from '../uploads.ts'

describe('a file', () => {
  const NAMES = [
    '../../x.png',
    '..%2f..%2fx.png',
    '%2e%2e/x.png',
    'a/b.png',
    'C:\\x.png',
    '.htaccess',
    '.png',
    'con.png',
    'x.png\0.html',
    'x.php.png',
    'x.svg',
    `${'x'.repeat(300)}.png`,
    '🚚.png',
    '\u202egnp.exe',
    '"><img src=x onerror=alert(1)>.png',
    '   ',
    '__proto__',
  ]

  test.each(NAMES)('called %j is stored under a name of ours', async (filename) => {
    const { db } = await product()
    const { status, body } = await postUpload('rentals', uploadForm([{ filename, bytes: await plainJpeg() }]))
    expect(status).toBe(201)
    const { image, imageUrl } = ImageResponse.parse(body)
    const [row] = await db.select().from(images).where(eq(images.id, image.id))
    expect(row?.key).toMatch(/^library\/[0-9a-f-]{36}$/)
    expect(row?.filename).toMatch(/^[A-Za-z0-9][A-Za-z0-9._ -]{0,99}$/)
    expect(row?.filename).not.toContain('..')
    expect(imageUrl).toBe(`/images/rentals/${encodeURIComponent(row?.filename ?? '')}`)
    expect((await send(imageUrl)).headers.get('Content-Type')).toBe('image/jpeg')
  })

  test('whose name would add a header is refused, and nothing is stored', async () => {
    const { db } = await product()
    const before = await db.$count(images)
    const filename = 'x\r\nSet-Cookie: a=b\r\n.png'
    expect((await postUpload('rentals', uploadForm([{ filename, bytes: await plainJpeg() }]))).status).toBe(400)
    expect(await db.$count(images)).toBe(before)
  })
})
