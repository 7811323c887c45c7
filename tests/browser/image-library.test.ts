import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { call, tokenOf } from '../api/client.ts'
import { newTrailer } from '../api/records.ts'
import { newImage } from '../api/uploads.ts'
import { photographs } from '../picture-corpus.ts'
import { expectAccessible, expectAccessibleOnBoth, SCREENS } from './browser.ts'
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
const choose = (page: Page, names: string[]) => page.getByLabel('Choose images').setInputFiles(names.map(file))

async function openUpload(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'Upload Images' }).first().click()
  await dialog(page, 'Upload Images').waitFor()
}

describe('on one DESKTOP, looked at on both', () => {
  test('a folder is created, filled, searched, emptied and deleted', async () => {
    const name = `Filled ${++folders} ${Date.now().toString(36)}`
    const { page } = await openSignedIn('/admin/upload')
    await images(page).first().waitFor()
    await expectAccessibleOnBoth(page)
    await page.getByRole('main').getByRole('button', { name: 'Create Folder' }).click()
    await dialog(page, 'Create Folder').getByRole('button', { name: 'Create' }).click()
    await page.getByText('Please enter a folder name').waitFor()
    await page.getByLabel('Folder name').fill(name)
    await page.keyboard.press('Enter')
    await page.getByText(`Folder ${name} created.`).waitFor()
    await page.getByText(`${name} is empty. Upload the first images.`).waitFor()
    await expectAccessibleOnBoth(page)

    await openUpload(page)
    await expect
      .poll(() => dialog(page, 'Upload Images').getByLabel('Folder').locator('option:checked').innerText())
      .toBe(name)
    await choose(page, ['oven.png', 'sink.png'])
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    await page.getByText('2 images uploaded.').waitFor()
    await expect.poll(() => images(page).count(), PATIENT).toBe(2)
    await page
      .getByRole('navigation', { name: 'Folders' })
      .getByRole('link', { name: `${name} 2 images` })
      .waitFor()

    const search = page.getByRole('searchbox', { name: 'Search images by filename' })
    await search.fill('oven')
    await expect.poll(() => images(page).count(), PATIENT).toBe(1)
    await search.fill('toaster')
    await page.getByText(`Nothing in ${name} matches “toaster”.`).waitFor()
    await page.getByRole('link', { name: 'Clear the search' }).click()
    await expect.poll(() => images(page).count(), PATIENT).toBe(2)

    for (const left of [1, 0]) {
      await images(page).first().hover()
      await images(page)
        .first()
        .getByRole('button', { name: /^Delete / })
        .click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await expect.poll(() => images(page).count(), PATIENT).toBe(left)
    }
    await page.getByRole('button', { name: 'Delete this folder' }).click()
    await page.getByText(`Folder ${name} deleted.`).waitFor()
    await page.waitForURL('**/admin/upload')
    await expect.poll(() => page.getByRole('link', { name: new RegExp(`^${name}`) }).count(), PATIENT).toBe(0)
  })

  test('of several uploads the one that fails is named and sent again alone', async () => {
    const { path } = await newFolder()
    const { page, complaints } = await openSignedIn(`/admin/upload?folder=${path}`)
    const sent: string[] = []
    await page.route(`**/api/images/${path}`, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      const [, name = ''] = /filename="([^"]+)"/.exec(route.request().postDataBuffer()?.toString('latin1') ?? '') ?? []
      sent.push(name)
      const isFirst = sent.filter((other) => other === name).length === 1
      if (name === 'b.png' && isFirst) return failure(503, 'The image could not be stored right now.')(route)
      return route.fallback()
    })
    await openUpload(page)
    await choose(page, ['a.png', 'b.png', 'c.png'])
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    await page.getByText('Upload failed. Please try again.').waitFor()
    await page.getByText('Failed to upload b.png. The image could not be stored right now.').waitFor()
    await page.getByText('2 of 3 uploaded').waitFor()
    await expectAccessibleOnBoth(page)
    await page.getByRole('button', { name: 'Retry the one that failed' }).click()
    await page.getByText('3 images uploaded.').waitFor()
    expect(sent.toSorted()).toEqual(['a.png', 'b.png', 'b.png', 'c.png'])
    await expect.poll(() => images(page).count(), PATIENT).toBe(3)
    expectOnlyRefusals(complaints)
  })
})

describe('an upload', () => {
  test('refuses what is no picture before it is sent', async () => {
    const { path } = await newFolder()
    const { page } = await openSignedIn(`/admin/upload?folder=${path}`)
    const posts: string[] = []
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
    await openUpload(page)
    const upload = page.getByRole('button', { name: 'Upload', exact: true })
    await upload.click()
    await page.getByText('Please select files to upload').waitFor()
    await page.getByLabel('Choose images').setInputFiles([
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
      { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(15 * 1024 * 1024 + 1) },
    ])
    await page.getByText('Invalid file type. Please upload JPG, PNG, WebP, or SVG files only.').waitFor()
    await page.getByText('File size too large. Maximum allowed size is 15MB.').waitFor()
    await upload.click()
    await page.getByText('Please select files to upload').waitFor()
    await expectAccessible(page)
    expect(posts).toEqual([])
    await page.getByRole('button', { name: 'Remove notes.txt' }).click()
    await page.getByRole('button', { name: 'Remove huge.png' }).click()
    await choose(page, ['fine.png'])
    await upload.click()
    await page.getByText('1 image uploaded.').waitFor()
  })

  test('tells how far it is', async () => {
    const { path } = await newFolder()
    const { page } = await openSignedIn(`/admin/upload?folder=${path}`)
    await openUpload(page)
    // What follows the end of a picture is no part of it, and takes its time on a slow line.
    const buffer = Buffer.concat([picture, Buffer.alloc(2 * 1024 * 1024)])
    await page.getByLabel('Choose images').setInputFiles([{ name: 'long.png', mimeType: 'image/png', buffer }])
    const line = await page.context().newCDPSession(page)
    const speed = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 400_000 }
    await line.send('Network.emulateNetworkConditions', speed)
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    const bar = page.getByRole('progressbar', { name: 'Uploading long.png' })
    await expect.poll(async () => Number(await bar.getAttribute('value')), PATIENT).toBeGreaterThan(0.05)
    expect(Number(await bar.getAttribute('value'))).toBeLessThan(1)
    await page.getByText(/^\d\d?%$/).waitFor()
    await line.send('Network.emulateNetworkConditions', { ...speed, uploadThroughput: -1 })
    await page.getByText('1 image uploaded.').waitFor()
  })

  test('gives up after three minutes, and says so', async () => {
    const { path } = await newFolder()
    const { page } = await openSignedIn(`/admin/upload?folder=${path}`)
    // Three minutes pass in a moment; the browser's own timers of signals know no other clock.
    await page.addInitScript(() => {
      const wait = AbortSignal.timeout.bind(AbortSignal)
      AbortSignal.timeout = (time) => wait(time === 180_000 && !document.documentElement.dataset.patient ? 200 : time)
    })
    await page.reload()
    await page.route(`**/api/images/${path}`, (route) =>
      route.request().method() === 'POST' ? null : route.fallback(),
    )
    await openUpload(page)
    await choose(page, ['a.png', 'b.png'])
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    const words = 'Upload timed out. Please try with a smaller file or check your connection.'
    await page.getByText(`Failed to upload a.png. ${words}`).waitFor()
    await page.getByText(`Failed to upload b.png. ${words}`).waitFor()
    await page.getByText('0 of 2 uploaded').waitFor()
    await page.unroute(`**/api/images/${path}`)
    // What is stored after all takes its time on a busy machine.
    await page.evaluate(() => {
      document.documentElement.dataset.patient = 'yes'
    })
    await page.getByRole('button', { name: 'Retry b.png' }).click()
    await page.getByText('1 of 2 uploaded').waitFor()
    await page.getByText(`Failed to upload a.png. ${words}`).waitFor()
  })

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
  test('that was renamed or deleted is so at once where pictures are chosen', async () => {
    const { name, path } = await newFolder()
    const [kept, gone] = [await newImage(path, picture, 'kept.png'), await newImage(path, picture, 'gone.png')]
    const id = await newTrailer({ name: 'Shows the kept one', image_url: kept.url })
    const { page } = await openSignedIn(`/admin/rental-trailers?open=${id}`)
    const picker = dialog(page, 'Choose from the library')
    const openPicker = async () => {
      await page.getByRole('button', { name: 'From the library' }).click()
      await picker.getByLabel('Folder').selectOption(path)
    }
    await openPicker()
    await picker.getByText(gone.filename).waitFor()
    await picker.getByRole('button', { name: 'Cancel' }).click()
    await page.keyboard.press('Escape')

    // Within the portal, whose memory is the point here.
    await page.getByRole('link', { name: 'Upload' }).click()
    await page.getByRole('link', { name: new RegExp(`^${name}`) }).click()
    await images(page).nth(1).waitFor()
    await page.getByRole('button', { name: `Delete ${gone.filename}` }).press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText(`${gone.filename} deleted.`).waitFor()
    await page.getByRole('button', { name: `Edit ${kept.filename}` }).press('Enter')
    const renamed = `kept-${Date.now().toString(36)}`
    await page.getByLabel('Filename (optional)').fill(renamed)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText(`Renamed to ${renamed}.png.`).waitFor()

    await page.route('**/api/images/**', () => {})
    await page.getByRole('link', { name: 'Rental Trailers' }).click()
    await page.locator(`img[src^="/images/${path}/${renamed}.png"]`).first().waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Edit Shows the kept one' }).click()
    await openPicker()
    await expect.poll(() => picker.getByRole('listitem').allInnerTexts(), PATIENT).toEqual([`${renamed}.png`])
    await page.unroute('**/api/images/**')
  })

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
    await refusal.getByText('This image is shown by the trailer “Keeps its picture”').waitFor()
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
