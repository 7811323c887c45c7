import { expect, test } from 'vitest'
import { ImageRenameResponse, ImageResponse } from '#contract/picture/image'
import { plainJpeg } from '../../picture-corpus.ts'
import { call, staff } from '../client.ts'
import { imageStatus, imagesIn, renameImageAt } from '../image-calls.ts'
import { newImage } from '../uploads.ts'

const jpeg = await plainJpeg()

async function send(method: string, url: string, version: number, body?: object) {
  const path = url.replace('/images/', '/api/images/')
  return call(method, path, await staff({ body, version }))
}

test('an image is described, renamed and deleted in the version that somebody saw', async () => {
  const { id, url, version } = await newImage('rentals', jpeg, 'seen.jpg')
  expect(version).toBe(1)
  const described = await send('PUT', url, 1, { alt: 'Seen by one' })
  expect(described.headers.get('ETag')).toBe('"2"')
  expect(ImageResponse.parse(described.body).image).toMatchObject({ alt: 'Seen by one', version: 2 })
  const newName = `seen-${id}.jpg`
  for (const late of [
    await send('PUT', url, 1, { alt: 'Seen by another' }),
    await send('PUT', `${url}/rename`, 1, { newName }),
    await send('DELETE', url, 1),
  ])
    expect(late.status).toBe(412)
  // The same text again is no change.
  expect((await send('PUT', url, 2, { alt: 'Seen by one' })).headers.get('ETag')).toBe('"2"')
  const renamed = await send('PUT', `${url}/rename`, 2, { newName })
  expect(renamed.headers.get('ETag')).toBe('"3"')
  const { imageUrl } = ImageRenameResponse.parse(renamed.body)
  expect((await imagesIn('rentals', `q=${newName}`))[0]).toMatchObject({ id, alt: 'Seen by one', version: 3 })
  expect((await send('DELETE', imageUrl, 2)).status).toBe(412)
  expect((await send('DELETE', imageUrl, 3)).status).toBe(200)
  expect(await imageStatus(imageUrl)).toBe(404)
})

test('under a name that an image has lost, a version is outdated and not gone, until the image is deleted', async () => {
  const { id, url } = await newImage('rentals', jpeg, 'lost-name.jpg')
  const { imageUrl } = ImageRenameResponse.parse((await renameImageAt(url, `new-name-${id}.jpg`)).body)
  const stale = [
    await send('PUT', url, 1, { alt: 'Late' }),
    await send('PUT', `${url}/rename`, 1, { newName: `late-${id}.jpg` }),
    await send('DELETE', url, 1),
  ]
  expect(stale.map((response) => response.status)).toEqual([412, 412, 412])
  // A rename whose response was lost is repeated in the version it was first sent with.
  expect((await send('PUT', `${url}/rename`, 1, { newName: `new-name-${id}.jpg` })).status).toBe(200)
  expect((await call('PUT', url.replace('/images/', '/api/images/'), await staff({ body: { alt: 'x' } }))).status).toBe(
    404,
  )
  expect((await send('DELETE', imageUrl, 2)).status).toBe(200)
  expect((await send('PUT', url, 1, { alt: 'Late' })).status).toBe(404)
})

test('of several changes based on one version, one is stored', async () => {
  const { url, filename } = await newImage('rentals', jpeg, 'raced.jpg')
  const texts = ['at noon', 'at night', 'in the rain']
  const responses = await Promise.all(texts.map((alt) => send('PUT', url, 1, { alt })))
  expect(responses.map((response) => response.status).toSorted()).toEqual([200, 412, 412])
  const place = responses.findIndex((response) => response.status === 200)
  expect((await imagesIn('rentals', `q=${filename}`))[0]).toMatchObject({ alt: texts[place], version: 2 })
})

test('without a version, a rename and a text at the same moment are both stored', async () => {
  for (let round = 0; round < 5; round++) {
    const { id, url } = await newImage('rentals', jpeg, 'both.jpg')
    const path = url.replace('/images/', '/api/images/')
    const [renamed] = await Promise.all([
      renameImageAt(url, `both-${id}.jpg`),
      call('PUT', path, await staff({ body: { alt: 'Both' } })),
    ])
    expect(renamed.status).toBe(200)
  }
})
