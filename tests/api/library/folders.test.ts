import { describe, expect, test } from 'vitest'
import { ImageFolderList } from '#contract/picture/image'
import { plainJpeg } from '../../picture-corpus.ts'
import { call, expectResponse, staff } from '../client.ts'
import { deleteImageAt, imageStatus } from '../image-calls.ts'
import { newImage, upload } from '../uploads.ts'

const jpeg = await plainJpeg()

describe('folders', () => {
  const postFolder = async (name: unknown) => call('POST', '/api/images/folders', await staff({ body: { name } }))
  const drop = async (path: string) => call('DELETE', `/api/images/folders/${path}`, await staff())
  const folders = async () =>
    (await expectResponse(ImageFolderList, 200, 'GET', '/api/images/folders', await staff())).folders

  test('are the three of every library, with their counts', async () => {
    const [trailers, rentals, equipment] = await folders()
    expect([trailers, rentals, equipment].map((folder) => folder?.path)).toEqual(['trailers', 'rentals', 'equipment'])
    expect(rentals?.imageCount).toBeGreaterThanOrEqual(6)
  })

  test('can be created, filled, emptied and deleted', async () => {
    expect(await postFolder(' Summer Menu ')).toMatchObject({
      status: 201,
      body: { success: true, folder: { name: 'Summer Menu', path: 'summer-menu', imageCount: 0 } },
    })
    expect((await postFolder('summer menu')).status).toBe(409)
    const { url } = await newImage('summer-menu', jpeg)
    expect(url).toMatch(/^\/images\/summer-menu\//)
    expect(await imageStatus(url)).toBe(200)
    expect(await folders()).toContainEqual({ name: 'Summer Menu', path: 'summer-menu', imageCount: 1 })
    expect(await drop('summer-menu')).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('contains images') },
    })
    await deleteImageAt(url)
    expect((await drop('summer-menu')).status).toBe(200)
    expect((await drop('summer-menu')).status).toBe(404)
    expect((await upload('summer-menu', jpeg)).status).toBe(404)
  })

  test.each(['', '   ', undefined])('need a name: %j', async (name) => {
    expect(await postFolder(name)).toMatchObject({ status: 400, body: { error: 'Please enter a folder name' } })
  })

  test.each(['../x', 'a/b', 'x'.repeat(200), '.hidden', 'a%2fb'])('refuse the name %j', async (name) => {
    expect((await postFolder(name)).status).toBe(400)
  })

  test('refuse an accent, and say that it is the accent', async () => {
    const error = 'Use letters (no accents), digits, spaces and dashes in a folder name'
    expect(await postFolder('Menú')).toMatchObject({ status: 400, body: { error } })
  })

  test.each([
    ['trailers', 'There is a folder of this name already.'],
    ['Equipment', 'There is a folder of this name already.'],
    ['Rental', 'The library uses this name in its own addresses. Please choose another one.'],
    ['folders', 'The library uses this name in its own addresses. Please choose another one.'],
  ])('leave %s to the library', async (name, error) => {
    expect(await postFolder(name)).toMatchObject({ status: 409, body: { error } })
    expect((await drop('trailers')).status).toBe(409)
  })
})
