import { describe, expect, test } from 'vitest'
import { newAccount, newTrailer } from '../../api/records.ts'
import { newImage } from '../../api/uploads.ts'
import { expectAccessible, SCREENS } from '../support/browser.ts'
import { edgesOf, expectOnlyRefusals, failure, followTo, openSignedIn } from '../support/steps.ts'
import { enlarge } from '../support/word-steps.ts'
import { card, cards, newName, trailerForm, trailerList } from './catalogue-steps.ts'
import { images, newFolder, picture } from './library-steps.ts'

describe('the list', () => {
  test('has its search and its filter in one row on a phone, and leaves room to search with large text', async () => {
    const { page } = await openSignedIn('/admin/equipment', 'developer', SCREENS[1])
    const box = await page.getByRole('searchbox').boundingBox()
    expect((await page.getByLabel('Category', { exact: true }).boundingBox())?.y).toBe(box?.y)
    await followTo(page, '/admin/rental-trailers')
    await page.getByLabel('Status', { exact: true }).waitFor()
    await enlarge(page)
    const [search, status] = await Promise.all(
      [page.getByRole('searchbox'), page.getByLabel('Status', { exact: true })].map(edgesOf),
    )
    expect((search?.right ?? 0) - (search?.left ?? 0)).toBeGreaterThanOrEqual(
      (status?.right ?? 0) - (status?.left ?? 0),
    )
  })

  test('keeps search and status in the address, and says when nothing is found', async () => {
    const both = newName()
    const name = `${both} rented`
    await newTrailer({ name, status: 'rented' })
    // One more, so that the earlier search result differs from the search by its name.
    await newTrailer({ name: `${both} available`, status: 'available' })
    const { page } = await openSignedIn(trailerList(both))
    await expect.poll(() => cards(page).count()).toBe(2)
    const told = page.getByRole('main').getByRole('status')
    await told.getByText('2 found.', { exact: true }).waitFor()
    await page.getByRole('searchbox').fill(name.toLowerCase())
    await expect.poll(() => cards(page).count()).toBe(1)
    await told.getByText('1 found.', { exact: true }).waitFor()
    await page.getByLabel('Status', { exact: true }).selectOption('Available')
    await told.getByText('Nothing found.', { exact: true }).waitFor()
    await page.getByRole('heading', { name: 'No trailers found' }).waitFor()
    expect(new URL(page.url()).searchParams.get('status')).toBe('available')
    await expectAccessible(page)
    await page.reload()
    await page.getByRole('heading', { name: 'No trailers found' }).waitFor()
    await page.getByLabel('Status', { exact: true }).selectOption('Rented')
    await card(page, name).waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'No trailers found' }).waitFor()
    await page.getByRole('link', { name: 'Show all rental trailers' }).click()
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('')
  })

  test('comes a page at a time, and shows the placeholder for a picture that is not there', async () => {
    const q = 'Longyard'
    for (let place = 0; place < 70; place++) {
      await newTrailer({
        name: `${q} ${place}`,
        image_url: place === 69 ? '/imgs/4.jpg?yard' : '/placeholder-trailer.jpg',
      })
    }
    const { page, consoleErrors } = await openSignedIn(trailerForm('new'))
    await page.getByRole('dialog').waitFor()
    await page.route('**/imgs/4.jpg?yard', (route) => route.abort())
    await followTo(page, trailerList(q))
    await card(page, `${q} 69`).locator('img[src="/placeholder-trailer.jpg"]').waitFor()
    expect(await cards(page).count()).toBe(60)

    // The end comes into view while the list is read again after a deletion, which the next page must not replace.
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/trailers?**', async (route) => {
      await released
      await route.continue()
    })
    const reading = page.waitForRequest('**/api/trailers?**')
    await page.getByRole('button', { name: `Delete ${q} 68` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await reading
    await page.getByRole('button', { name: 'Show more' }).scrollIntoViewIfNeeded()
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
    release()
    await expect.poll(() => card(page, `${q} 68`).count()).toBe(0)
    const before = await cards(page).count()
    await page.getByRole('button', { name: 'Show more' }).focus()
    await card(page, `${q} 9`).last().waitFor()
    await expect.poll(() => cards(page).count()).toBe(69)
    await page.locator('main li:has(h2)').nth(before).locator(':focus').waitFor()
    expectOnlyRefusals(consoleErrors)
  })

  test('says what failed, and loads again on request, as those of equipment and of pictures do, and begins with its first record where there is none yet', async () => {
    const { page, consoleErrors } = await openSignedIn('/admin/rentals')
    await page.getByRole('table').waitFor()
    const fails = failure(500, 'Something went wrong on our side.')
    for (const calls of ['trailers?**', 'equipment?**', 'images/**']) await page.route(`**/api/${calls}`, fails)
    const again = page.getByRole('button', { name: 'Try Again' })
    await followTo(page, trailerList('Taco'))
    await page.getByRole('alert').filter({ hasText: 'Something went wrong on our side.' }).waitFor()
    await expectAccessible(page)
    await page.unroute('**/api/trailers?**')
    await again.click()
    await cards(page).first().waitFor()
    await followTo(page, '/admin/equipment?q=griddle')
    await page.getByText('The equipment could not be loaded').waitFor()
    await page.unroute('**/api/equipment?**')
    await again.click()
    await cards(page).first().waitFor()
    await page.getByRole('link', { name: 'Upload', exact: true }).click()
    await page.getByText('The library could not be loaded').waitFor()
    await page.unroute('**/api/images/**')
    await again.click()
    await images(page).first().waitFor()
    expectOnlyRefusals(consoleErrors)

    const none = { success: true, trailers: [], equipment: [], categories: [] }
    for (const records of ['trailers', 'custom-trailers', 'equipment'])
      await page.route(`**/api/${records}?**`, (route) => route.fulfill({ json: none }))
    for (const [section, title, words, add] of [
      ['Rental Trailers', 'No trailers found', 'Add the first one', 'Add New Trailer'],
      ['Custom Trailers', 'No custom trailers found', 'Add the first model', 'Add Custom Trailer'],
      ['Equipment', 'No equipment found', 'Add the first piece', 'Add Equipment'],
    ] as const) {
      await page.getByRole('link', { name: section, exact: true }).click()
      await page.getByRole('heading', { name: title }).waitFor()
      await page.getByText(words).waitFor()
      await page.getByRole('button', { name: add }).last().click()
      await page.getByRole('dialog', { name: add }).waitFor()
      await page.keyboard.press('Escape')
    }
    await page.getByRole('button', { name: 'Categories' }).click()
    await page.getByRole('heading', { name: 'No categories available' }).waitFor()
  })

  test('is read-only for somebody who may not manage it, and so is the library', async () => {
    const name = newName()
    const id = await newTrailer({ name })
    const { username } = await newAccount({ role: 'other' })
    const { page } = await openSignedIn('/admin/rentals?entry=new', username)
    await page.getByRole('table').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    await followTo(page, trailerForm(id, name))
    await page.getByText('Your account may look at the rental trailers, but not change them.').waitFor()
    await card(page, name).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Add New Trailer' }).isDisabled()).toBe(true)
    expect(await page.getByRole('button', { name: `Edit ${name}` }).isDisabled()).toBe(true)
    await expectAccessible(page)
    const { path } = await newFolder()
    const { filename } = await newImage(path, picture)
    await followTo(page, `/admin/upload?folder=${path}&edit=${path}/${filename}`)
    await images(page).first().waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await page.getByRole('button', { name: /^(Edit|Delete)/ }).count()).toBe(0)
  })
})
