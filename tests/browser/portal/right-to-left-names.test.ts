import type { Locator } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { call, staff } from '../../api/client.ts'
import { newRental, newTrailer } from '../../api/records.ts'
import { trailerList } from '../catalogue/catalogue-steps.ts'
import { day, PATH, start } from '../requests/fleet-steps.ts'
import { edgesOf, followTo, openSignedIn } from '../support/steps.ts'
import { menu } from './shell-steps.ts'

/** A Hebrew name too long for one line, which begins with the letter Alef. */
const NAME = 'אברהם בן אליעזר ממשפחת לוי הגדולה של העיר טמפה'
const TRAILER = 'קרון המזון 5m'

let rental: number

beforeAll(async () => {
  const trailer = await newTrailer({ name: TRAILER })
  // Long enough for the name to stand inside the bar.
  const days = { rental_start_date: day(10), rental_end_date: day(15) }
  rental = (await newRental(trailer, { customer_name: NAME, ...days })).id
})

/** Where a part of the text of an element is on the screen, from left to right. */
function placeOf(element: Locator, part: string): Promise<{ left: number; right: number }> {
  return element.evaluate((parent, part) => {
    const texts = document.createTreeWalker(parent, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const at = text.textContent?.indexOf(part) ?? -1
      if (at === -1) continue
      const place = document.createRange()
      place.setStart(text, at)
      place.setEnd(text, at + part.length)
      const { left, right } = place.getBoundingClientRect()
      return { left, right }
    }
    throw new Error(`${part} is not in ${parent.textContent}`)
  }, part)
}

/** Expects the first letter of a truncated name within its box. */
async function expectBeginning(box: Locator): Promise<void> {
  await box.waitFor()
  expect(await box.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true)
  const [letter, edges] = await Promise.all([placeOf(box, 'א'), edgesOf(box)])
  expect(letter.right).toBeLessThanOrEqual(edges.right + 1)
}

test('a name that is written from right to left is truncated at its end in the calendar and in the palette', async () => {
  const { page } = await openSignedIn(`${PATH}&from=${start}`)
  await expectBeginning(page.getByRole('link', { name: new RegExp(`^${NAME}`) }).getByText(NAME))
  await menu(page).getByRole('button', { name: 'Search' }).click()
  await page.getByRole('combobox').fill(`#${rental}`)
  await expectBeginning(page.getByRole('option').getByText(NAME))
})

test('a size in such a name stays in one piece, and the number of the trailer behind it', async () => {
  const { page } = await openSignedIn(trailerList('קרון'))
  const title = page.getByRole('heading', { name: TRAILER })
  await title.waitFor()
  const [size, hash, word] = await Promise.all(['5m', '#', 'קרון'].map((part) => placeOf(title, part)))
  expect(size?.right).toBeLessThanOrEqual(word?.left ?? 0)
  expect((size?.right ?? 0) - (size?.left ?? 0)).toBeLessThan(60)
  expect(hash?.left).toBeGreaterThanOrEqual(word?.right ?? Number.POSITIVE_INFINITY)
})

/** Expects “5m” in one piece at the end of a text in Hebrew, which is its left. */
async function expectWholeSize(text: Locator, first: string): Promise<void> {
  await text.waitFor()
  const [size, word] = await Promise.all([placeOf(text, '5m'), placeOf(text, first)])
  expect(size.right).toBeLessThanOrEqual(word.left)
  expect(size.right - size.left).toBeLessThan(60)
}

test('the list of requests keeps both so', async () => {
  const { page } = await openSignedIn('/admin/rentals?q=אברהם')
  await expectWholeSize(page.getByRole('table').getByText(TRAILER), 'קרון')
})

test('an open request, a card and the audit trail keep such a size whole too', async () => {
  const place = 'תל אביב 5m'
  const trailer = await newTrailer({ name: `${TRAILER} לבן`, location: place })
  const { id } = await newRental(trailer, { delivery_required: true, delivery_address: place })
  const { page } = await openSignedIn(`/admin/rentals?open=${id}`)
  const panel = page.getByRole('dialog', { name: `Request #${id}` })
  await expectWholeSize(panel.getByText(`${TRAILER} לבן`), 'קרון')
  await panel.getByText(`#${trailer}`, { exact: true }).waitFor()
  await expectWholeSize(panel.getByText(place), 'תל')
  await followTo(page, trailerList('קרון'))
  await expectWholeSize(page.getByRole('listitem').getByText(place), 'תל')
  await call('PUT', `/api/trailers/${trailer}`, await staff({ body: { location: `${place} א` } }))
  await followTo(page, `/admin/admin-access?tab=audit&kind=trailer&record=${trailer}`)
  await expectWholeSize(page.getByRole('link', { name: `trailer “${TRAILER} לבן”` }).first(), 'קרון')
  await expectWholeSize(page.getByText(`${place} א`), 'תל')
})

test('a question about such a record, and what it says once answered, keep the size whole among their words', async () => {
  const name = 'עגלה 5m'
  await newTrailer({ name })
  const { page } = await openSignedIn(trailerList('עגלה'))
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  const question = page.getByRole('alertdialog')
  await expectWholeSize(question.getByRole('heading'), 'עגלה')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expectWholeSize(page.getByRole('region', { name: 'Notices' }).getByText('deleted.'), 'עגלה')
})
