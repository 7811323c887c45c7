import { inArray } from 'drizzle-orm'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ImageList, ImageResponse } from '#contract/picture/image'
import { PLACEHOLDER_IMAGE } from '#contract/picture/placeholder-image'
import { images, looseObjects, trailers } from '../../../worker/src/db/schema.ts'
import { plainJpeg } from '../../picture-corpus.ts'
import { product, send } from '../../product.ts'
import { call, expectResponse, tokenOf } from '../client.ts'
import { concurrentRounds, inParallel, ROUNDS } from '../concurrency.ts'
import { auditOf, newTrailer } from '../records.ts'
import { newImage } from '../uploads.ts'

async function isServed(url: string) {
  const response = await send(url)
  await response.arrayBuffer()
  return response.status === 200
}

describe('pictures and the trailers that show them', () => {
  const kind = fc.constantFrom('rename', 'delete', 'choose', 'choose', 'remove', 'restore')
  const act = fc.record({ kind, picture: fc.nat(2), trailer: fc.nat(1), name: fc.nat(3) })

  async function play(rounds: { kind: string; picture: number; trailer: number; name: number }[][]) {
    const { db, env } = await product()
    const token = await tokenOf('developer')
    const jpeg = await plainJpeg()
    const ids = [
      (await newImage('rentals', jpeg)).id,
      (await newImage('rentals', jpeg)).id,
      (await newImage('rentals', jpeg)).id,
    ]
    const shown = [await newTrailer(), await newTrailer()]
    for (const round of rounds) {
      const now = await db.select().from(images).where(inArray(images.id, ids))
      const acts = round.map(({ kind, picture, trailer, name }) => {
        const filename = now.find(({ id }) => id === ids[picture])?.filename ?? 'gone.jpg'
        const [api, url] = [`/api/images/rentals/${filename}`, `/images/rentals/${filename}`]
        const path = `/api/trailers/${shown[trailer]}`
        if (kind === 'rename')
          return call('PUT', `${api}/rename`, { token, body: { newName: `race-${ids[0]}-${name}.jpg` } })
        if (kind === 'delete') return call('DELETE', api, { token })
        if (kind === 'choose') return call('PUT', path, { token, body: { image_url: url } })
        return kind === 'remove' ? call('DELETE', path, { token }) : call('POST', `${path}/restore`, { token })
      })
      await inParallel(acts)
      const used = await db.select({ url: trailers.image_url }).from(trailers).where(inArray(trailers.id, shown))
      for (const { url } of used) expect(url === PLACEHOLDER_IMAGE || (await isServed(url)), url).toBe(true)
    }
    const { images: listed } = await expectResponse(ImageList, 200, 'GET', '/api/images/rentals', { token })
    for (const { id, url } of listed.filter((image) => ids.includes(image.id)))
      expect(await isServed(url), `${id}`).toBe(true)
    const known = [
      await db.select({ key: images.key }).from(images),
      await db.select({ key: looseObjects.key }).from(looseObjects),
    ]
    const keys = new Set(known.flat().map(({ key }) => key))
    const { objects } = await env.PICTURES.list({ prefix: 'library/' })
    expect(objects.filter(({ key }) => !keys.has(key)).map(({ key }) => key)).toEqual([])
  }

  test('stay together, whatever several people do at once', async () => {
    await fc.assert(fc.asyncProperty(concurrentRounds(act), play), ROUNDS)
  })
})

test('the audit trail tells each change of an alternative text from what it was, and none where it stays', async () => {
  const token = await tokenOf('staff')
  const { id, filename } = await newImage('rentals', await plainJpeg())
  const describedAs = (alt: string) =>
    expectResponse(ImageResponse, 200, 'PUT', `/api/images/rentals/${filename}`, { token, body: { alt } })
  for (const alt of ['A taco truck', 'A taco truck']) await describedAs(alt)
  await Promise.all(['at noon', 'at night', 'in the rain', 'in Ybor City'].map(describedAs))
  const changes = (await auditOf('image', id)).filter(({ action }) => action === 'update')
  expect(changes).toHaveLength(5)
  expect(changes.map(({ before }) => before)).toEqual([{ alt: '' }, ...changes.slice(0, -1).map(({ after }) => after)])
})
