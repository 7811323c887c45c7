import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { call, tokenOf } from '../api/client.ts'
import { newTrailer } from '../api/records.ts'
import { newImage } from '../api/uploads.ts'
import { photographs } from '../picture-corpus.ts'
import { expectAccessible, SCREENS } from './browser.ts'
import { expectOnlyRefusals, failure, hasFocus, openSignedIn, tabTo } from './steps.ts'

const [DESKTOP] = SCREENS

// A page that is loaded anew takes its time on a busy machine.
const PATIENT = { timeout: 15_000 }

let folders = 0
let picture: Buffer

beforeAll(async () => {
  picture = (await photographs()).png
})

/** A folder of its own for one story. */
async function newFolder() {
  const name = `Story ${++folders} ${Date.now().toString(36)}`
  const token = await tokenOf('manager')
  const { status } = await call('POST', '/api/images/folders', { body: { name }, token })
  expect(status).toBe(201)
  return { name, path: name.toLowerCase().replaceAll(' ', '-') }
}

const file = (name: string) => ({ name, mimeType: 'image/png', buffer: picture })
const images = (page: Page) => page.getByRole('list', { name: 'Images' }).getByRole('listitem')
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const choose = (page: Page, names: string[]) => page.getByLabel('Choose pictures').setInputFiles(names.map(file))

async function openUpload(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'Upload Images' }).first().click()
  await dialog(page, 'Upload Images').waitFor()
}

describe.each(SCREENS)('on $name', (screen) => {
  test('of several uploads the one that fails is named and sent again alone', async () => {
    const { path } = await newFolder()
    const { page, complaints } = await openSignedIn(`/admin/upload?folder=${path}`, 'manager', screen)
    const sent: string[] = []
    await page.route(`**/api/images/${path}`, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      const [, name = ''] = /filename="([^"]+)"/.exec(route.request().postDataBuffer()?.toString('latin1') ?? '') ?? []
      sent.push(name)
      const isFirst = sent.filter((other) => other === name).length === 1
      if (name === 'b.png' && isFirst) return failure(503, 'The picture could not be stored right now.')(route)
      return route.fallback()
    })
    await openUpload(page)
    await choose(page, ['a.png', 'b.png', 'c.png'])
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    await page.getByText('Upload failed. Please try again.').waitFor()
    await page.getByText('Failed to upload b.png. The picture could not be stored right now.').waitFor()
    await page.getByText('2 of 3 uploaded').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Retry the one that failed' }).click()
    await page.getByText('3 images uploaded.').waitFor()
    expect(sent.toSorted()).toEqual(['a.png', 'b.png', 'b.png', 'c.png'])
    await expect.poll(() => images(page).count(), PATIENT).toBe(3)
    expectOnlyRefusals(complaints)
  })
})

describe('an upload', () => {
  test('is canceled alone, and giving up the dialog asks first', async () => {
    const { path } = await newFolder()
    const { page } = await openSignedIn(`/admin/upload?folder=${path}`)
    const slow = Promise.withResolvers<void>()
    await page.route(`**/api/images/${path}`, async (route) => {
      if (route.request().method() === 'POST') await slow.promise
      return route.fallback().catch(() => {})
    })
    await openUpload(page)
    await choose(page, ['a.png', 'b.png'])
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    await page.getByRole('button', { name: 'Cancel a.png' }).click()
    await page.getByText('Canceled').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog', { name: 'Stop the upload?' }).waitFor()
    await page.getByRole('button', { name: 'Keep uploading' }).click()
    slow.resolve()
    await page.getByText('1 of 2 uploaded').waitFor()
    await page.getByRole('button', { name: 'Remove a.png' }).click()
    await page.getByText('1 image uploaded.').waitFor()
    await expect.poll(() => images(page).count(), PATIENT).toBe(1)
  })
})

describe('a picture', () => {
  test('is renamed and described by keyboard alone, and what shows it follows', async () => {
    const { path } = await newFolder()
    const { filename, url } = await newImage(path, picture, 'dull.png')
    await newTrailer({ name: 'Follows its picture', image_url: url })
    const { page } = await openSignedIn(`/admin/upload?folder=${path}`)
    await images(page).first().waitFor()
    await tabTo(page, `[title="Edit ${filename}"]`)
    await page.keyboard.press('Enter')
    await dialog(page, 'Edit Image').waitFor()
    await hasFocus(page, 'input')
    await expectAccessible(page)
    const bright = `bright-${Date.now().toString(36)}`
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(bright)
    await page.keyboard.press('Tab')
    await page.keyboard.type('Four pixels by three')
    await page.keyboard.press('Enter')
    await page.getByText(`Renamed to ${bright}.png. What shows it follows: Follows its picture.`).waitFor()
    await page.getByRole('img', { name: 'Four pixels by three' }).waitFor()
    expect(await images(page).first().innerText()).toContain(`${bright}.png`)
  })

  test('closes its dialog without a call when the name is empty or the same', async () => {
    const { path } = await newFolder()
    const { filename } = await newImage(path, picture)
    const { page } = await openSignedIn(`/admin/upload?folder=${path}&edit=${path}/${filename}`)
    const writes: string[] = []
    page.on('request', (request) => request.method() === 'PUT' && writes.push(request.url()))
    await page.getByLabel('Filename (optional)').fill('  ')
    await page.getByRole('button', { name: 'Save' }).click()
    await dialog(page, 'Edit Image').waitFor({ state: 'hidden' })
    expect(writes).toEqual([])
    expect(page.url()).not.toContain('edit=')
  })

  test('that is shown somewhere stays, and the place is named and linked', async () => {
    const { path } = await newFolder()
    const { filename, url } = await newImage(path, picture)
    const id = await newTrailer({ name: 'Keeps its picture', image_url: url })
    const { page, complaints } = await openSignedIn(`/admin/upload?folder=${path}`)
    await images(page).first().hover()
    await page.getByRole('button', { name: `Delete ${filename}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    const refusal = page.getByRole('alertdialog', { name: 'Failed to delete image' })
    await refusal.getByText('This picture is shown by the trailer “Keeps its picture”').waitFor()
    await expectAccessible(page)
    await refusal.getByRole('link', { name: 'Rental trailer: Keeps its picture' }).click()
    await page.waitForURL(`**/admin/rental-trailers?open=${id}`)
    expectOnlyRefusals(complaints)
  })
})

test('the library that cannot be loaded says so and loads again', async () => {
  const { page, complaints } = await openSignedIn('/admin/rentals', 'manager', DESKTOP)
  await page.route('**/api/images/**', (route) => route.abort())
  await page.getByRole('link', { name: 'Upload' }).click()
  await page.getByText('The library could not be loaded').waitFor()
  await expectAccessible(page)
  await page.unroute('**/api/images/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await images(page).first().waitFor()
  expectOnlyRefusals(complaints)
})
