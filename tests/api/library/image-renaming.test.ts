import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { CustomTrailerResponse } from '#contract/catalogue/custom-trailer'
import { ImageRenameResponse } from '#contract/picture/image'
import { describeImage, removeImage, renameImage } from '../../../worker/src/db/library/image-desk.ts'
import { categoryIcons, images } from '../../../worker/src/db/schema.ts'
import { plainJpeg, plainPng } from '../../picture-corpus.ts'
import { clearConsole, product } from '../../product.ts'
import { call, expectResponse, staff } from '../client.ts'
import { deleteImageAt, iconsOf, imageStatus, renameImageAt } from '../image-calls.ts'
import { auditOf, newEquipment, newModel, newTrailer } from '../records.ts'
import { readTrailer } from '../trailer-calls.ts'
import { newImage } from '../uploads.ts'

const jpeg = await plainJpeg()

describe('renaming a picture', () => {
  test('takes along everything that shows it, and its old address goes on', async () => {
    const { db } = await product()
    const { url } = await newImage('rentals', jpeg, 'before.jpg')
    const shown = await newTrailer({ image_url: url, name: 'Shows it' })
    const wide = await newTrailer({ image_url: `${url}?w=640` })
    const other = await newTrailer()
    const model = await newModel({ image_url: url, name: 'Shows it too' })
    await newEquipment({ category: 'Renamed kitchen' })
    await db.insert(categoryIcons).values([
      { category: 'Renamed kitchen', icon: url },
      { category: 'Empty kitchen', icon: url },
    ])
    const response = await renameImageAt(url, 'After the show 1.jpg')
    expect(response.status).toBe(200)
    const { imageUrl, uses, image } = ImageRenameResponse.parse(response.body)
    expect(imageUrl).toBe('/images/rentals/After%20the%20show%201.jpg')
    expect(image.filename).toBe('After the show 1.jpg')
    expect(uses).toHaveLength(4)
    expect(uses).toContainEqual({ noun: 'trailer', id: shown, name: 'Shows it' })
    expect(uses).toContainEqual({ noun: 'category', id: null, name: 'Renamed kitchen' })
    expect(await readTrailer(shown)).toMatchObject({ image_url: imageUrl, version: 2 })
    expect(await readTrailer(wide)).toMatchObject({ image_url: `${imageUrl}?w=640` })
    expect(await readTrailer(other)).toMatchObject({ version: 1 })
    const seen = await expectResponse(CustomTrailerResponse, 200, 'GET', `/api/custom-trailers/${model}`, await staff())
    expect(seen.trailer.image_url).toBe(imageUrl)
    expect(await iconsOf('Renamed kitchen', 'Empty kitchen')).toEqual([imageUrl, imageUrl])
    expect([await imageStatus(imageUrl), await imageStatus(url)]).toEqual([200, 200])
  })

  test('to the name that it got already, by a call whose answer was lost, answers the picture', async () => {
    const { url, id } = await newImage('rentals', jpeg, 'lost.jpg')
    const trailer = await newTrailer({ image_url: url, name: 'Shows the lost one' })
    const names = [`found-${id}.jpg`, `other-${id}.jpg`] as const
    const first = await renameImageAt(url, names[0])
    expect(await renameImageAt(url, names[0])).toMatchObject({ status: 200, body: first.body })
    expect(ImageRenameResponse.parse(first.body).uses).toMatchObject([{ id: trailer }])
    expect((await renameImageAt(url, names[1])).status).toBe(404)
    expect(await auditOf('image', id)).toHaveLength(2)
  })

  test('to one name, by a call that comes several times at once, answers each time the picture', async () => {
    for (let round = 0; round < 5; round++) {
      const { url, id } = await newImage('rentals', jpeg, 'pressed.jpg')
      const responses = await Promise.all([1, 2, 3].map(() => renameImageAt(url, `pressed-${id}.jpg`)))
      expect(responses.map((response) => response.status)).toEqual([200, 200, 200])
      expect(responses[2]?.body).toEqual(responses[0]?.body)
      expect((await auditOf('image', id)).map(({ action }) => action)).toEqual(['create', 'update'])
    }
  })

  test('gives a name to one picture only, for ever', async () => {
    const first = await newImage('trailers', jpeg, 'first.jpg')
    const second = await newImage('trailers', jpeg, 'second.jpg')
    expect((await renameImageAt(second.url, first.filename)).status).toBe(409)
    const moved = ImageRenameResponse.parse((await renameImageAt(first.url, `moved-${first.id}.jpg`)).body)
    expect((await renameImageAt(second.url, first.filename)).status).toBe(409)
    expect((await renameImageAt(moved.imageUrl, first.filename)).status).toBe(200)
    expect(await imageStatus(moved.imageUrl)).toBe(200)
    await deleteImageAt(first.url)
    expect((await renameImageAt(second.url, first.filename)).status).toBe(409)
    expect([await imageStatus(first.url), await imageStatus(moved.imageUrl)]).toEqual([404, 404])
  })

  test('refuses other endings and paths, and the same name changes nothing', async () => {
    const { url, filename } = await newImage('trailers', await plainPng(), 'kept.png')
    for (const name of ['x', 'x.svg', '../x.png', 'x/y.png', '', ' ', '.png', 'a%2e.png', 7]) {
      expect((await renameImageAt(url, name)).status, `${name}`).toBe(400)
    }
    expect((await renameImageAt(url, ` ${filename} `)).body).toMatchObject({ success: true, imageUrl: url, uses: [] })
    expect((await renameImageAt('/images/trailers/none.png', 'a.png')).status).toBe(404)
  })

  test('lets one of several at once through, and never loses the picture', async () => {
    const { url, id } = await newImage('trailers', jpeg, 'raced.jpg')
    const shown = await newTrailer({ image_url: url })
    const names = [1, 2, 3, 4].map((number) => `raced-${id}-${number}.jpg`)
    const responses = await Promise.all(names.map((name) => renameImageAt(url, name)))
    expect(responses.filter((response) => response.status === 200).length).toBeGreaterThanOrEqual(1)
    expect(await imageStatus((await readTrailer(shown)).image_url)).toBe(200)
  })

  test('changes all or nothing when the database fails in the middle', async () => {
    const { db } = await product()
    const { url, filename } = await newImage('trailers', jpeg, 'fault.jpg')
    const shown = await newTrailer({ image_url: url })
    await db.run(
      `create trigger fails before update on trailers when old.id = ${shown} begin select raise(abort, 'full'); end`,
    )
    try {
      expect((await renameImageAt(url, 'never.jpg')).status).toBe(500)
    } finally {
      await db.run('drop trigger fails')
    }
    clearConsole()
    expect((await readTrailer(shown)).image_url).toBe(url)
    expect(await db.select().from(images).where(eq(images.filename, filename))).toHaveLength(1)
    expect([await imageStatus(url), await imageStatus('/images/trailers/never.jpg')]).toEqual([200, 404])
  })
})

describe('a trailer that comes back after its picture was renamed', () => {
  test('shows it under its new name', async () => {
    const { url, id: image } = await newImage('rentals', jpeg)
    const id = await newTrailer({ image_url: `${url}?w=640` })
    await call('DELETE', `/api/trailers/${id}`, await staff())
    await renameImageAt(url, `Renamed meanwhile ${image}.jpg`)
    const again = await renameImageAt(
      `/images/rentals/Renamed%20meanwhile%20${image}.jpg`,
      `Renamed again ${image}.jpg`,
    )
    await call('POST', `/api/trailers/${id}/restore`, await staff())
    const { image_url } = await readTrailer(id)
    expect(image_url).toBe(`${ImageRenameResponse.parse(again.body).imageUrl}?w=640`)
    expect((await auditOf('trailer', id)).at(-1)).toMatchObject({ action: 'restore', after: { image_url } })
  })

  test('does so too when that happened in the same moment', async () => {
    const { db } = await product()
    const { url, id: image, filename } = await newImage('rentals', jpeg)
    const id = await newTrailer({ image_url: url })
    await call('DELETE', `/api/trailers/${id}`, await staff())
    // Renames the picture between the check for it and the write.
    await db.run(`create trigger moves before insert on trailers when new.id = ${id} begin
      insert into former_image_names values ('rentals', '${filename}', ${image});
      update images set filename = 'In between ${image}.jpg' where id = ${image}; end`)
    try {
      expect((await call('POST', `/api/trailers/${id}/restore`, await staff())).status).toBe(200)
    } finally {
      await db.run('drop trigger moves')
    }
    expect((await readTrailer(id)).image_url).toBe(`/images/rentals/In%20between%20${image}.jpg`)
  })
})

test('a picture is neither renamed, described nor deleted by who saw it before somebody else changed it', async () => {
  const { db } = await product()
  const seen = await newImage('rentals', jpeg)
  const who = { by: 'staff', at: new Date() }
  const { imageUrl, image } = ImageRenameResponse.parse((await renameImageAt(seen.url, `moved-on-${seen.id}.jpg`)).body)
  expect(await renameImage(db, seen, `too-late-${seen.id}.jpg`, who)).toBeNull()
  expect(await removeImage(db, seen, who)).toBeNull()
  expect(await imageStatus(imageUrl)).toBe(200)
  expect((await deleteImageAt(imageUrl)).status).toBe(200)
  expect(await describeImage(db, image, 'Too late', who)).toBeNull()
  expect((await auditOf('image', seen.id)).map(({ action }) => action)).toEqual(['create', 'update', 'delete'])
})
