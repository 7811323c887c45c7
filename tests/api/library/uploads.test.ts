import { describe, expect, test } from 'vitest'
import { ImageResponse } from '#contract/picture/image'
import { images, looseObjects } from '../../../worker/src/db/schema.ts'
import { BAD_DRAWINGS, CLEAN_SVG, damaged, photographs, plainJpeg, plainPng, strangers } from '../../picture-corpus.ts'
import { product, send } from '../../product.ts'
import { tokenOf } from '../client.ts'
import { imagesIn } from '../image-calls.ts'
import { newImage, postUpload, upload, uploadForm } from '../uploads.ts'

const MEGABYTE = 1024 * 1024
const WRONG_TYPE = 'Invalid file type. Please upload JPG, PNG, WebP, or SVG files only.'
const TOO_LARGE = 'File size too large. Maximum allowed size is 15MB.'
const jpeg = await plainJpeg()
const png = await plainPng()
const broken = await damaged()
const others = await strangers()

async function stock() {
  const { db, env } = await product()
  const { objects } = await env.PICTURES.list({ prefix: 'library/' })
  return { rows: await db.$count(images), objects: objects.length, loose: await db.$count(looseObjects) }
}

async function bytesAt(url: string) {
  return Buffer.from(await (await send(url)).arrayBuffer())
}

// A JPEG that stays valid with any bytes after it, which are removed when it is stored.
function heavy(bytes: number): Buffer {
  const fill = bytes - jpeg.length
  return Buffer.concat([jpeg, Buffer.alloc(fill)])
}

describe('POST /api/images/:folder', () => {
  test('takes each of the four types and serves it back', async () => {
    const { jpeg: photo, png, webp } = await photographs()
    for (const [bytes, ending, type, size] of [
      [photo, 'jpg', 'image/jpeg', [48, 64]],
      [png, 'png', 'image/png', [48, 64]],
      [webp, 'webp', 'image/webp', [48, 64]],
      [CLEAN_SVG, 'svg', 'image/svg+xml', [64, 32]],
    ] as const) {
      const response = await upload('trailer', Buffer.from(bytes), `My Trailer.${ending}`)
      expect(response.status).toBe(201)
      const { image, imageUrl } = ImageResponse.parse(response.body)
      expect(image).toMatchObject({ folder: 'trailers', content_type: type, width: size[0], height: size[1], alt: '' })
      expect(imageUrl).toMatch(new RegExp(`^/images/trailers/my-trailer-[0-9a-f]{8}\\.${ending}$`))
      const served = await send(imageUrl)
      expect(served.headers.get('Content-Type')).toBe(type)
      const body = Buffer.from(await served.arrayBuffer())
      expect(body.length).toBe(image.size)
      expect(body.toString('latin1')).not.toMatch(/SecretCamera|Nora/)
      expect(await imagesIn('trailers', `q=${image.filename}`)).toEqual([image])
    }
  })

  test('names a picture by what it is, not by what it is called', async () => {
    expect((await newImage('rental', png, 'photo.jpg')).filename).toMatch(/^photo-\w+\.png$/)
    // How a browser sends a file named `Griddle 24" (2).jpg`.
    expect((await newImage('rentals', jpeg, 'Griddle 24%22 (2).jpg')).filename).toMatch(/^griddle-24-2-\w+\.jpg$/)
    expect((await newImage('rentals', jpeg, '../../etc/x.php')).url).toMatch(/^\/images\/rentals\/x-\w+\.jpg$/)
  })

  test('takes the icon of a category, beyond the 5 MB that its note advises, and an alternative text', async () => {
    expect((await upload('equipment', CLEAN_SVG, 'chef.svg', 'icon')).status).toBe(201)
    expect((await upload('equipment', heavy(6 * MEGABYTE), 'chef.jpg', 'icon')).status).toBe(201)
    const response = await upload('equipment', heavy(15 * MEGABYTE + 1), 'chef.jpg', 'icon')
    expect(response).toMatchObject({
      status: 413,
      body: { error: 'File size too large. Maximum allowed size is 15MB.' },
    })
    const parts = [
      { field: 'alt', bytes: ' A taco truck ' },
      { filename: 'a.jpg', bytes: jpeg },
    ]
    expect((await postUpload('trailers', uploadForm(parts))).body).toMatchObject({ image: { alt: 'A taco truck' } })
  })

  test('stores a picture once that is sent again, because its answer was lost, and no other one under its key', async () => {
    const key = { 'Idempotency-Key': crypto.randomUUID() }
    const body = uploadForm([{ filename: 'lost.jpg', bytes: jpeg }])
    const before = await stock()
    const responses = await Promise.all([postUpload('trailers', body, key), postUpload('trailers', body, key)])
    responses.push(await postUpload('trailers', body, key))
    expect(new Set(responses.map(({ status, body }) => `${status} ${ImageResponse.parse(body).imageUrl}`)).size).toBe(1)
    expect(await stock()).toMatchObject({ rows: before.rows + 1 })
    const other = uploadForm([{ filename: 'lost.jpg', bytes: png }])
    expect((await postUpload('trailers', other, key)).status).toBe(409)
  })

  test('gives twenty files of one name an address each', async () => {
    const files = await Promise.all(Array.from({ length: 20 }, (_, index) => plainPng(index + 1, 1)))
    const made = await Promise.all(files.map((bytes) => newImage('trailers', bytes, 'same.png')))
    expect(new Set(made.map(({ url }) => url)).size).toBe(20)
    for (const [index, { url }] of made.entries()) expect(await bytesAt(url)).toEqual(files[index])
  })

  test.each(Object.entries(others))('refuses %s and keeps nothing', async (_, bytes) => {
    const before = await stock()
    const response = await upload('trailers', bytes, 'picture.png')
    expect(response).toMatchObject({ status: 400, body: { success: false, issues: [{ path: 'image' }] } })
    expect(await stock()).toEqual(before)
  })

  test.each(Object.entries(broken))('refuses a damaged %s, and says what to do', async (_, bytes) => {
    const before = await stock()
    const error = 'This image is damaged. Open it in an image program, save it again, and upload the new file.'
    expect(await upload('trailers', bytes)).toMatchObject({ status: 400, body: { error, issues: [{ path: 'image' }] } })
    expect(await stock()).toEqual(before)
  })

  test('says which types it takes', async () => {
    expect((await upload('trailers', 'hello')).body).toMatchObject({ error: WRONG_TYPE })
  })

  test('refuses every drawing of the corpus and keeps nothing', async () => {
    const before = await stock()
    for (const [name, drawing] of Object.entries(BAD_DRAWINGS)) {
      expect((await upload('trailers', drawing, 'drawing.svg')).status, name).toBe(400)
    }
    expect(await stock()).toEqual(before)
  })

  test('takes 15 MB to the byte, and not one more', async () => {
    expect((await upload('trailers', heavy(15 * MEGABYTE), 'heavy.jpg')).status).toBe(201)
    const before = await stock()
    const over = await upload('trailers', heavy(15 * MEGABYTE + 1), 'heavy.jpg')
    expect(over).toMatchObject({ status: 413, body: { error: TOO_LARGE } })
    const far = await upload('trailers', heavy(20 * MEGABYTE), 'heavy.jpg')
    expect(far).toMatchObject({ status: 413, body: { error: TOO_LARGE } })
    expect(await stock()).toEqual(before)
  })

  test('takes eight of 15 MB at once', async () => {
    // One body for all: eight copies would stall this process, and with it its other connections.
    const body = uploadForm([{ filename: 'heavy.jpg', bytes: heavy(15 * MEGABYTE) }])
    const responses = await Promise.all(Array.from({ length: 8 }, () => postUpload('trailers', body)))
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201))
  })

  test.each([
    ['no file', uploadForm([]), 400],
    ['no part at all', Buffer.alloc(0), 400],
    ['a text instead of a file', uploadForm([{ bytes: 'x' }]), 400],
    ['an empty choice', uploadForm([{ filename: '', bytes: '' }]), 400],
    [
      'two files',
      uploadForm([
        { filename: 'a.jpg', bytes: jpeg },
        { filename: 'b.jpg', bytes: jpeg },
      ]),
      400,
    ],
    ['another field', uploadForm([{ field: 'file', filename: 'a.jpg', bytes: jpeg }]), 400],
    [
      'a thousand parts before the file',
      uploadForm([
        ...Array.from({ length: 1000 }, () => ({ field: 'more', bytes: 'x' })),
        { filename: 'a.jpg', bytes: jpeg },
      ]),
      400,
    ],
    ['a body cut short', uploadForm([{ filename: 'a.jpg', bytes: jpeg }]).subarray(0, -20), 400],
    ['another boundary', uploadForm([{ filename: 'a.jpg', bytes: jpeg }], 'other'), 400],
    [
      'too long an alternative text',
      uploadForm([
        { field: 'alt', bytes: 'x'.repeat(301) },
        { filename: 'a.jpg', bytes: jpeg },
      ]),
      400,
    ],
  ])('refuses %s', async (_, body, status) => {
    const before = await stock()
    expect((await postUpload('trailers', body)).status).toBe(status)
    expect(await stock()).toEqual(before)
  })

  test('asks for a file where there is none, and for one where there are two', async () => {
    const both = ['a.jpg', 'b.jpg'].map((filename) => ({ filename, bytes: jpeg }))
    expect(await postUpload('trailers', uploadForm([]))).toMatchObject({
      body: { error: 'Please select files to upload' },
    })
    expect(await postUpload('trailers', uploadForm(both))).toMatchObject({
      body: { error: 'Send one file with each request.' },
    })
  })

  test('refuses other content types, and a form without a boundary', async () => {
    const body = uploadForm([{ filename: 'a.jpg', bytes: jpeg }])
    expect((await postUpload('trailers', body, { 'Content-Type': 'application/json' })).status).toBe(415)
    expect((await postUpload('trailers', body, { 'Content-Type': 'multipart/form-data' })).status).toBe(400)
  })

  test('lets nobody in by a cookie', async () => {
    const token = await tokenOf('staff')
    const body = uploadForm([{ filename: 'a.jpg', bytes: jpeg }])
    const headers = { Authorization: '', Cookie: `adminToken=${token}; token=${token}` }
    expect((await postUpload('trailers', body, headers)).status).toBe(401)
  })

  test.each(['..', '%2e', 'trailers%2f..', 'TRAILERS', 'logs', 'constructor', ''])(
    'knows no folder %j',
    async (folder) => {
      const { origin } = (await product()).url
      const token = await tokenOf('staff')
      for (const method of ['GET', 'POST']) {
        const response = await send(`${origin}/api/images/${folder}`, {
          method,
          headers: { Authorization: `Bearer ${token}` },
        })
        expect([404, 405], `${method} ${folder}`).toContain(response.status)
        await response.text()
      }
    },
  )
})
