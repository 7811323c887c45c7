import type { Locator } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { newRental, newTrailer } from '../api/records.ts'
import { trailerList } from './catalogue-steps.ts'
import { day, PATH, start } from './fleet-steps.ts'
import { menu } from './shell-steps.ts'
import { edgesOf, openSignedIn } from './steps.ts'

/** A Hebrew name too long for one line, which begins with the letter Alef. */
const NAME = 'אברהם בן אליעזר ממשפחת לוי הגדולה של העיר טמפה'
const TRAILER = 'קרון המזון 5m'

let rental: number

beforeAll(async () => {
  const trailer = await newTrailer({ name: TRAILER })
  const days = { rental_start_date: day(10), rental_end_date: day(12) }
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

test('the list of requests keeps both so', async () => {
  const { page } = await openSignedIn('/admin/rentals?q=אברהם')
  const trailer = page.getByRole('table').getByText(TRAILER)
  await trailer.waitFor()
  const [size, word] = await Promise.all([placeOf(trailer, '5m'), placeOf(trailer, 'קרון')])
  expect(size.right).toBeLessThanOrEqual(word.left)
  expect(size.right - size.left).toBeLessThan(60)
})
