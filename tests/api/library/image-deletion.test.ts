import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { images } from '../../../worker/src/db/schema.ts'
import { plainJpeg } from '../../picture-corpus.ts'
import { product } from '../../product.ts'
import { call, staff } from '../client.ts'
import { deleteImageAt, iconsOf, imageStatus } from '../image-calls.ts'
import { newEquipment, newTrailer } from '../records.ts'
import { readTrailer } from '../trailer-calls.ts'
import { newImage } from '../uploads.ts'

const jpeg = await plainJpeg()

describe('deleting a picture', () => {
  test('is refused while something shows it, and says what', async () => {
    const { url } = await newImage('rentals', jpeg)
    const id = await newTrailer({ image_url: `${url}?w=960`, name: 'Needs it' })
    expect(await deleteImageAt(url)).toMatchObject({
      status: 409,
      body: {
        error: 'This image is shown by the trailer “Needs it”. Choose another one there first.',
        issues: [{ path: `trailer.${id}`, message: 'Needs it' }],
      },
    })
    expect(await imageStatus(url)).toBe(200)
    await call('PUT', `/api/trailers/${id}`, await staff({ body: { image_url: '/placeholder-trailer.jpg' } }))
    expect((await deleteImageAt(url)).status).toBe(200)
  })

  test('is refused for a category only while that holds a piece', async () => {
    const { url } = await newImage('equipment', jpeg)
    const piece = await newEquipment({ category: 'Short-lived' })
    const icon = { category: 'Short-lived', icon: url }
    await call('POST', '/api/equipment/category-icon', await staff({ body: icon }))
    expect(await deleteImageAt(url)).toMatchObject({ status: 409, body: { issues: [{ message: 'Short-lived' }] } })
    await call('DELETE', `/api/equipment/${piece}`, await staff())
    expect((await deleteImageAt(url)).status).toBe(200)
    await call('POST', `/api/equipment/${piece}/restore`, await staff())
    expect(await iconsOf('Short-lived')).toEqual([])
  })

  test('takes it away with everything made of it', async () => {
    const { db, env } = await product()
    const { url, id } = await newImage('rentals', jpeg)
    const [row] = await db.select({ key: images.key }).from(images).where(eq(images.id, id))
    await imageStatus(`${url}?w=320`)
    const left = async () => {
      const [originals, variants] = await Promise.all([
        env.PICTURES.list({ prefix: row?.key ?? '-' }),
        env.PICTURES.list({ prefix: `variants/${row?.key}` }),
      ])
      return [originals.objects.length, variants.objects.length]
    }
    await expect.poll(left).toEqual([1, 1])
    expect((await deleteImageAt(url)).status).toBe(200)
    await expect.poll(left).toEqual([0, 0])
    expect([await imageStatus(url), await imageStatus(`${url}?w=320`)]).toEqual([404, 404])
    expect((await deleteImageAt(url)).status).toBe(404)
  })

  test('and choosing it at once leaves no trailer without its picture', async () => {
    for (let round = 0; round < 5; round++) {
      const { url } = await newImage('rentals', jpeg)
      const id = await newTrailer()
      const choose = call('PUT', `/api/trailers/${id}`, await staff({ body: { image_url: url } }))
      const [gone, chosen] = await Promise.all([deleteImageAt(url), choose])
      expect([gone.status, chosen.status].sort()).toEqual(gone.status === 200 ? [200, 400] : [200, 409])
      expect(await imageStatus((await readTrailer(id)).image_url)).toBe(200)
    }
  })

  test('by several at once says to all but one that it is gone', async () => {
    for (let round = 0; round < 5; round++) {
      const { url } = await newImage('rentals', jpeg)
      const responses = await Promise.all([deleteImageAt(url), deleteImageAt(url), deleteImageAt(url)])
      expect(responses.map((response) => response.status).sort()).toEqual([200, 404, 404])
    }
  })

  test('does not bring back a trailer with a picture that is gone', async () => {
    const { url } = await newImage('rentals', jpeg)
    const id = await newTrailer({ image_url: url })
    await call('DELETE', `/api/trailers/${id}`, await staff())
    await deleteImageAt(url)
    await call('POST', `/api/trailers/${id}/restore`, await staff())
    expect((await readTrailer(id)).image_url).toBe('/placeholder-trailer.jpg')
  })
})

test('a picture that is deleted while its trailer comes back is not shown', async () => {
  const { db } = await product()
  const { url, id: image } = await newImage('rentals', jpeg)
  const id = await newTrailer({ image_url: url })
  await call('DELETE', `/api/trailers/${id}`, await staff())
  // Deletes the picture between the check for it and the write.
  await db.run(`create trigger goes before insert on trailers when new.id = ${id}
    begin delete from images where id = ${image}; end`)
  try {
    expect((await call('POST', `/api/trailers/${id}/restore`, await staff())).status).toBe(200)
  } finally {
    await db.run('drop trigger goes')
  }
  expect((await readTrailer(id)).image_url).toBe('/placeholder-trailer.jpg')
})
