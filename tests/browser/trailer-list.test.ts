import { describe, expect, test } from 'vitest'
import { newAccount, newTrailer } from '../api/records.ts'
import { expectAccessible, SCREENS } from './browser.ts'
import { card, cards, newName } from './catalogue-steps.ts'
import { expectOnlyRefusals, failure, openSignedIn } from './steps.ts'

const [DESKTOP] = SCREENS
const PATH = '/admin/rental-trailers'

describe('the list', () => {
  test('keeps search and status in the address, and says when nothing is found', async () => {
    const name = newName()
    await newTrailer({ name, status: 'rented' })
    const { page } = await openSignedIn(PATH)
    await page.getByRole('searchbox').fill(name.toLowerCase())
    await expect.poll(() => cards(page).count()).toBe(1)
    await page.getByLabel('Status', { exact: true }).selectOption('Available')
    await page.getByRole('heading', { name: 'No trailers found' }).waitFor()
    expect(new URL(page.url()).searchParams.get('status')).toBe('available')
    await expectAccessible(page)
    await page.reload()
    await page.getByRole('heading', { name: 'No trailers found' }).waitFor()
    await page.getByLabel('Status', { exact: true }).selectOption('Rented')
    await card(page, name).waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'No trailers found' }).waitFor()
    await page.getByRole('link', { name: 'Show all' }).click()
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
    const { page, complaints } = await openSignedIn('/admin/rentals')
    await page.getByRole('table').waitFor()
    await page.route('**/imgs/4.jpg?yard', (route) => route.abort())
    await page.goto(`${PATH}?q=${q}`)
    await card(page, `${q} 69`).locator('img[src="/placeholder-trailer.jpg"]').waitFor()
    expect(await cards(page).count()).toBe(60)
    await page.getByRole('button', { name: 'Show more' }).scrollIntoViewIfNeeded()
    await card(page, `${q} 9`).last().waitFor()
    await expect.poll(() => cards(page).count()).toBe(70)
    expectOnlyRefusals(complaints)
  })

  test('says what failed, and loads again on request', async () => {
    const { page, complaints } = await openSignedIn('/admin/rentals')
    await page.getByRole('table').waitFor()
    await page.route('**/api/trailers?**', failure(500, 'Something went wrong on our side.'))
    await page.getByRole('link', { name: 'Rental Trailers' }).click()
    await page.getByRole('alert').filter({ hasText: 'Something went wrong on our side.' }).waitFor()
    await expectAccessible(page)
    await page.unroute('**/api/trailers?**')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await cards(page).first().waitFor()
    expectOnlyRefusals(complaints)
  })

  test('is read-only for somebody who may not manage it', async () => {
    const { username } = await newAccount({ role: 'other' })
    const { page } = await openSignedIn('/admin/rentals?entry=new', username, DESKTOP)
    await page.getByRole('table').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.goto(`${PATH}?open=1`)
    await page.getByText('Your account may look at the rental trailers, but not change them.').waitFor()
    await cards(page).first().waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Add New Trailer' }).isDisabled()).toBe(true)
    expect(
      await page
        .getByRole('button', { name: /^Edit / })
        .first()
        .isDisabled(),
    ).toBe(true)
    await expectAccessible(page)
  })
})
