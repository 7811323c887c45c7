import type { Locator, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { call, staff } from '../../api/client.ts'
import { newTrailer } from '../../api/records.ts'
import { newImage } from '../../api/uploads.ts'
import { expectAccessible, expectAccessibleOnBoth, open, SCREENS } from '../support/browser.ts'
import {
  button,
  expectFocus,
  expectOnlyRefusals,
  failure,
  holdBack,
  keepSession,
  losingResponses,
  openSignedIn,
  skipAllBut,
  tabTo,
} from '../support/steps.ts'
import { trailerForm } from './catalogue-steps.ts'
import { choose, dialog, images, newFolder, newFolderName, openUpload, picture, tallPicture } from './library-steps.ts'

describe('on a desktop, with the layout checked on a phone too', () => {
  test('a folder is created, filled, searched, emptied and deleted', async () => {
    const name = newFolderName('Filled')
    const { page, consoleErrors } = await openSignedIn('/admin/upload')
    await images(page).first().waitFor()
    // The loaded pictures did not take the focus, which would scroll the folders and the search out of view.
    await expectFocus(page, 'body')
    await expectAccessibleOnBoth(page)
    await page.getByRole('main').getByRole('button', { name: 'Create Folder' }).click()
    await dialog(page, 'Create Folder').getByRole('button', { name: 'Create' }).click()
    await page.getByText('Please enter a folder name').waitFor()
    await page.getByLabel('Folder name').fill(name)
    // The folder is stored but the response lost: a second press does not report a conflict with another folder of this name.
    await page.route('**/api/images/folders', losingResponses('POST'))
    await page.keyboard.press('Enter')
    await page.getByText('Create folder failed. Please try again.').waitFor()
    await page.unroute('**/api/images/folders')
    await dialog(page, 'Create Folder').getByRole('button', { name: 'Create' }).click()
    await page.getByText(`Folder ${name} created.`).waitFor()
    expectOnlyRefusals(consoleErrors)
    await page.getByText(`The folder “${name}” is empty. Upload the first images.`).waitFor()
    await expectAccessible(page)

    await openUpload(page)
    await expect
      .poll(() => dialog(page, 'Upload Images').getByLabel('Folder').locator('option:checked').innerText())
      .toBe(name)
    await choose(page, ['oven.png', 'sink.png'])
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    await page.getByText('2 images uploaded.').waitFor()
    await expect.poll(() => images(page).count()).toBe(2)
    await page
      .getByRole('navigation', { name: 'Folders' })
      .getByRole('link', { name: `${name} 2 images` })
      .waitFor()

    const search = page.getByRole('searchbox', { name: 'Search images by filename' })
    await search.fill('oven')
    await expect.poll(() => images(page).count()).toBe(1)
    await search.fill('toaster')
    await page.getByRole('heading', { name: 'No images found' }).waitFor()
    await page.getByText(`Nothing in ${name} matches “toaster”.`).waitFor()
    await page.getByRole('status').getByText('Nothing found.', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Clear the search' }).click()
    await expect.poll(() => images(page).count()).toBe(2)

    await skipAllBut(page, 'image')
    for (const left of [1, 0]) {
      await images(page).first().hover()
      await images(page)
        .first()
        .getByRole('button', { name: /^Delete / })
        .click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await expect.poll(() => images(page).count()).toBe(left)
    }
    const { promise: isLate, resolve: comes } = Promise.withResolvers<void>()
    // The folder is deleted but the response lost: the retry finds no such folder.
    const lost = (route: Route) => isLate.then(() => route.fetch()).then(() => route.abort())
    await page.route('**/api/images/folders/*', lost, { times: 1 })
    await page.getByRole('button', { name: 'Delete this folder' }).click()
    await page.getByRole('link', { name: 'Rentals', exact: true }).click()
    comes()
    await page.getByText(`Folder ${name} deleted.`).waitFor()
    // Somebody who has moved on to other work is not navigated back.
    expect(new URL(page.url()).pathname).toBe('/admin/rentals')
    await page.getByRole('link', { name: 'Upload', exact: true }).click()
    await expect.poll(() => page.getByRole('link', { name: new RegExp(`^${name}`) }).count()).toBe(0)
    expectOnlyRefusals(consoleErrors)
  })
})

test('sixty folders leave the images in view, and show the open one among them', async () => {
  const { page } = await open(SCREENS[0])
  await keepSession(page, 'manager')
  const many = Array.from({ length: 60 }, (_, i) => ({ name: `kitchen ${i}`, path: `kitchen-${i}`, imageCount: 0 }))
  await page.route('**/api/images/folders', async (route) => {
    const { folders, ...rest } = await (await route.fetch()).json()
    await route.fulfill({ json: { ...rest, folders: [...many, ...folders] } })
  })
  await page.goto('/admin/upload?folder=trailers')
  const cards = page.getByRole('navigation', { name: 'Folders' })
  const bottomOf = async (part: Locator) => {
    const box = await part.boundingBox()
    return box ? box.y + box.height : Number.NaN
  }
  await images(page).first().waitFor()
  expect(await bottomOf(images(page).first())).toBeLessThan(SCREENS[0].height)
  // Above the last pixels, which fade out.
  expect(await bottomOf(cards.getByRole('link', { name: /^trailers/ }))).toBeLessThanOrEqual(
    (await bottomOf(cards)) - 12,
  )
})

describe('a picture', () => {
  test('that was renamed or deleted is updated at once where pictures are chosen', async () => {
    const { name, path } = await newFolder()
    const [kept, gone] = [await newImage(path, picture, 'kept.png'), await newImage(path, picture, 'gone.png')]
    const id = await newTrailer({ name: 'Shows the kept one', image_url: kept.url })
    const { page } = await openSignedIn(trailerForm(id, 'Shows the kept one'))
    const picker = dialog(page, 'Choose from the library')
    const openPicker = async () => {
      await page.getByRole('button', { name: 'From the library' }).click()
      await picker.getByLabel('Folder').selectOption(path)
    }
    await openPicker()
    await picker.getByText(gone.filename).waitFor()
    await picker.getByRole('button', { name: 'Cancel' }).click()
    await page.keyboard.press('Escape')

    // Within the portal, whose cache is tested here.
    await page.getByRole('link', { name: 'Upload' }).click()
    await page.getByRole('link', { name: new RegExp(`^${name}`) }).click()
    // The folder before stays in sight until this one is read, and a reading that is under way is not begun again.
    await page.getByRole('button', { name: `Delete ${gone.filename}` }).waitFor()
    const [arrives, leaves] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const late = async (route: Route) => {
      const response = await route.fetch()
      arrives.resolve()
      await leaves.promise
      // Fails if the portal no longer waits for it.
      await route.fulfill({ response }).catch(() => {})
    }
    await page.route(`**/api/images/${path}?*`, late, { times: 1 })
    await button(page, 'Refresh').click()
    await arrives.promise
    await page.getByRole('button', { name: `Delete ${gone.filename}` }).press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText(`${gone.filename} deleted.`).waitFor()
    leaves.resolve()
    await page.getByRole('button', { name: `Edit ${kept.filename}` }).press('Enter')
    const renamed = `kept-${Date.now().toString(36)}`
    await page.getByLabel('Filename (optional)').fill(renamed)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText(`Renamed to ${renamed}.png.`).waitFor()
    // A list that was read before the deletion, and arrived after it, has not brought the deleted one back.
    expect(await images(page).count()).toBe(1)

    await page.route('**/api/images/**', () => {})
    await page.getByRole('link', { name: 'Rental Trailers' }).click()
    await page.locator(`img[src^="/images/${path}/${renamed}.png"]`).first().waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Edit Shows the kept one' }).click()
    await openPicker()
    await expect.poll(() => picker.getByRole('listitem').allInnerTexts()).toEqual([`${renamed}.png`])
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
    await expectFocus(page, 'input')
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

  test('gets its text back after a save whose name was refused, and closes its dialog without a call when the name is empty or the same', async () => {
    const { path } = await newFolder()
    const { filename } = await newImage(path, picture)
    const { page, consoleErrors } = await openSignedIn(`/admin/upload?folder=${path}&edit=${path}/${filename}`)
    const save = page.getByRole('button', { name: 'Save' })
    await page.route('**/rename', failure(400, 'Not this one.'))
    await page.getByLabel('Alternative text').fill('A sink')
    await page.getByLabel('Filename (optional)').fill('another')
    await save.click()
    await page.getByText('Failed to rename image: Not this one.').waitFor()
    await page.getByLabel('Alternative text').fill('')
    await page.getByLabel('Filename (optional)').fill('')
    await save.click()
    await dialog(page, 'Edit Image').waitFor({ state: 'hidden' })
    await expect.poll(() => images(page).first().locator('img').getAttribute('alt')).toBe('')

    await page.unroute('**/rename')
    await page.getByRole('button', { name: `Edit ${filename}` }).press('Enter')
    await page.route('**/api/images/**', (route) =>
      route.request().method() === 'GET' ? route.continue() : failure(500, 'Not today.')(route),
    )
    await page.getByLabel('Alternative text').fill('A sink')
    await page.getByRole('button', { name: 'Save' }).click()
    // Nothing was renamed, so the message does not mention a name.
    await page.getByText('Failed to save: Not today.').waitFor()
    await page.getByLabel('Alternative text').fill('')
    await page.getByLabel('Filename (optional)').fill('another')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Failed to rename image: Not today.').waitFor()
    await page.unroute('**/api/images/**')
    expectOnlyRefusals(consoleErrors)
    const writes: string[] = []
    page.on('request', (request) => request.method() === 'PUT' && writes.push(request.url()))
    await page.getByLabel('Filename (optional)').fill('  ')
    await page.getByRole('button', { name: 'Save' }).click()
    await dialog(page, 'Edit Image').waitFor({ state: 'hidden' })
    expect(writes).toEqual([])
    expect(page.url()).not.toContain('edit=')
    await page.getByRole('button', { name: `Edit ${filename}` }).press('Enter')
    await page.getByLabel('Alternative text').fill('A sink')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText(`${filename} saved.`).waitFor()
    expect(writes).toHaveLength(1)
  })

  test('that somebody else has renamed or described meanwhile shows what overwriting would replace', async () => {
    const { path } = await newFolder()
    const image = await newImage(path, picture, 'shared.png')
    const { page, consoleErrors } = await openSignedIn(`/admin/upload?folder=${path}&edit=${path}/${image.filename}`)
    await dialog(page, 'Edit Image').waitFor()
    const name = `shared-${image.id}`
    const api = image.url.replace('/images/', '/api/images/')
    await call('PUT', api, await staff({ body: { alt: 'Theirs' } }))
    await call('PUT', `${api}/rename`, await staff({ body: { newName: `${name}.png` } }))
    await page.getByLabel('Alternative text').fill('Mine')
    await button(page, 'Save').click()
    await page.getByText('Their version differs in: Filename, Alternative text.').waitFor()
    await expect
      .poll(() => page.getByRole('region', { name: 'What would be replaced' }).innerText())
      .toBe('Alternative text\nTheirs')
    await expectAccessible(page)
    await button(page, 'Overwrite with mine').click()
    await page.getByText(`${name}.png saved.`).waitFor()
    await page.getByRole('img', { name: 'Mine' }).waitFor()
    expect(await images(page).first().innerText()).toContain(`${name}.png`)

    await call('PUT', `/api/images/${path}/${name}.png`, await staff({ body: { alt: 'Theirs again' } }))
    const confirm = async () => {
      await button(page, `Delete ${name}.png`).press('Enter')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    }
    await confirm()
    await page.getByText('Failed to delete image: Somebody else has changed this meanwhile.').waitFor()
    expect(await button(page, 'Try Again').count()).toBe(0)
    await page.getByRole('img', { name: 'Theirs again' }).waitFor({ state: 'attached' })
    await button(page, 'Close').click()
    await confirm()
    await page.getByText(`${name}.png deleted.`).waitFor()
    expectOnlyRefusals(consoleErrors)
  })

  test('that is in use cannot be deleted, and the place is named and linked', async () => {
    const { path } = await newFolder()
    const other = await newImage(path, picture, 'other.png')
    const { filename, url } = await newImage(path, tallPicture, 'tall.jpg')
    const id = await newTrailer({ name: 'Keeps its picture', image_url: url })
    const { page, consoleErrors } = await openSignedIn(`/admin/upload?folder=${path}`)
    await images(page).first().hover()
    // However tall a picture is, its card is as high as the others.
    expect((await images(page).first().boundingBox())?.height).toBeLessThan(300)
    await page.getByRole('button', { name: `Delete ${filename}` }).click()
    await page.getByRole('alertdialog').getByText('it stays, and you see where').waitFor()
    // The refusal is shown although another picture is being deleted by then.
    const letGo = await holdBack(page, `**/api/images/${path}/${filename}`)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: `Delete ${other.filename}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText(`${other.filename} deleted.`).waitFor()
    letGo()
    const refusal = page.getByRole('alertdialog', { name: `${filename} was not deleted` })
    await refusal.getByText('Failed to delete image: This image is shown by the trailer “Keeps its picture”').waitFor()
    await expectAccessible(page)
    await refusal.getByRole('link', { name: 'Rental trailer: Keeps its picture' }).click()
    await page.waitForURL(`**/admin/rental-trailers?open=${id}`)
    expectOnlyRefusals(consoleErrors)
  })
})
