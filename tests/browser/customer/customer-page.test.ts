import type { Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { changeAsStaff } from '../../api/customer-calls.ts'
import { inDays, newEquipment, newModel, newTrailer, sendBuild, sendRental } from '../../api/records.ts'
import { expectAccessible, expectAccessibleOnBoth, open, SCREENS } from '../support/browser.ts'
import { exclusiveContext } from '../support/contexts.ts'
import { expectReadableLines } from '../support/line-length.ts'
import { edgesOf, expectFooterAtBottom, fillRentalCustomer, openSignedIn, pickDay } from '../support/steps.ts'

describe('on a phone, with the layout checked on a desktop too', () => {
  test('a visitor follows a rental from the confirmation to the accepted price, and takes it back', async () => {
    const trailer = await newTrailer({ name: 'Followed kitchen' })
    const { page } = await open(SCREENS[1])
    await page.goto(`/rent/${trailer}`)
    await pickDay(page, inDays(20))
    await pickDay(page, inDays(21))
    await page.getByText('$200').first().waitFor()
    await expectAccessibleOnBoth(page, { within: 'main' })
    await fillRentalCustomer(page)
    const wishes = 'Two griddles, shade, and room for a line of people.'
    await page.getByLabel('Special requirements').fill(wishes)
    await page.getByRole('button', { name: 'Send request' }).click()
    await page.getByRole('heading', { name: /^Request #\d+ is in$/ }).waitFor()
    await expectAccessibleOnBoth(page, { within: 'main' })
    await expectReadableLines(page)
    await page.reload()
    const isIn = page.getByText(/^Your request #\d+ for this trailer is in\./)
    await isIn.waitFor()
    await expectAccessible(page, { within: 'main', isContrastKnown: true })
    // Back may restore a page from before the request, which would invite a second one.
    const sent = await page.evaluate((key) => sessionStorage.getItem(key) ?? '', `rental-sent-${trailer}`)
    for (const [text, count] of [
      ['', 0],
      [sent, 1],
    ] as const) {
      await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [`rental-sent-${trailer}`, text] as const)
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
      await expect.poll(() => isIn.count()).toBe(count)
    }
    await page.getByRole('link', { name: 'Open your request' }).click()
    await page.getByRole('heading', { level: 1, name: 'We are checking your days' }).waitFor()
    expect(await page.getByRole('heading', { name: 'What happens next' }).isVisible()).toBe(true)
    const id = /#(\d+)/.exec(await page.title())?.[1]
    const term = page.getByRole('term').filter({ hasText: 'Special requirements' })
    const told = page.getByRole('definition').filter({ hasText: wishes })
    expect((await edgesOf(told))?.left).toBe((await edgesOf(term))?.left)

    await changeAsStaff(`/api/rentals/${id}`, { final_price: 240 })
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Your price is ready' }).waitFor()
    await expectAccessibleOnBoth(page)
    await expectReadableLines(page)
    await page.getByRole('button', { name: 'Accept $240' }).click()
    await page.getByRole('heading', { level: 1, name: 'You accepted the price' }).waitFor()
    expect(await page.getByRole('status').innerText()).toContain('We have your acceptance')
    const byMistake = page.getByText('Accepted by mistake? Tell us below: nothing is booked yet.')
    expect(await byMistake.isVisible()).toBe(true)
    await changeAsStaff(`/api/rentals/${id}/status`, { status: 'approved' })

    await page.getByLabel('Your question').fill('Where do I pick it up?')
    await page.getByRole('button', { name: 'Send question' }).click()
    await page.getByRole('heading', { level: 1, name: 'Your days are booked' }).waitFor()
    expect(await page.getByRole('status').innerText()).toContain('We have your question')
    expect(await byMistake.count()).toBe(0)
    await page.getByRole('list', { name: 'What you asked' }).getByText('Where do I pick it up?').waitFor()
    const saved = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Add to your calendar' }).click()
    expect((await saved).suggestedFilename()).toBe(`rental-${id}.ics`)

    await page.getByText('Withdraw this request').click()
    await page.getByRole('button', { name: `Yes, withdraw request #${id}` }).click()
    await page.getByRole('heading', { level: 1, name: 'You withdrew this request' }).waitFor()
    await expectAccessible(page)
    const asked = page.waitForResponse('**/api/requests/*')
    await page.goto(`/rent/${trailer}`)
    await (await asked).finished()
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await isIn.count()).toBe(0)
  })
})

test('a customer without JavaScript, by keyboard alone, accepts a quote and is told what is wrong with a question', async () => {
  const sent = await sendBuild(await newModel({ name: 'Retro plain' }), { equipment_selected: [await newEquipment()] })
  await changeAsStaff(`/api/custom-builds/${sent.quote.id}`, { final_price: 21_000 })
  const { page, consoleErrors } = await open(SCREENS[1], { javaScriptEnabled: false })
  await page.goto(sent.link)
  expect(await page.locator('script').count()).toBe(0)
  const question = page.getByLabel('Your question')
  await question.fill('Half a ')
  await page.getByRole('button', { name: 'Accept $21,000' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'You accepted the quote' }).waitFor()
  expect(await question.inputValue()).toBe('Half a ')
  await page.getByText('Your question below is not sent yet.').waitFor()
  await page.getByText('Accepted by mistake? Tell us below: nothing is ordered yet.').waitFor()
  await question.press('End')
  await page.keyboard.type('hidden \u202E word')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText('Remove invisible characters').waitFor()
  expect(await page.getByLabel('Your question').inputValue()).toContain('Half a hidden')
  // The browser itself notes that the form was refused.
  expect(consoleErrors.splice(0).every((line) => line.includes('400'))).toBe(true)
})

test('a phone gives the names of equipment, under bold categories, the room that “Price on request” does not need', async () => {
  const pieces = [await newEquipment({ price: 0 }), await newEquipment({ price: 1250 })]
  const { link } = await sendBuild(await newModel(), { equipment_selected: pieces })
  const { page } = await open(SCREENS[1])
  await page.goto(link ?? '')
  const price = page.getByRole('cell', { name: 'Price on request' })
  const category = page.getByRole('rowheader').first()
  expect(await category.evaluate((heading) => getComputedStyle(heading).fontWeight)).toBe('700')
  const widths = await price.evaluate((cell) => [cell.previousElementSibling?.clientWidth ?? 0, cell.clientWidth])
  expect((widths[0] ?? 0) / (widths[1] ?? 1)).toBeGreaterThan(1.7)
  // Two lines, and of the sum only “+ 1 on request” goes on in a second one.
  const linesOf = (text: Locator) =>
    text.evaluate((one) => {
      const range = document.createRange()
      range.selectNodeContents(one)
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
    })
  expect(await linesOf(price)).toBe(2)
  for (const path of [link, `${link}/quote`]) {
    await page.goto(path)
    for (const sum of await page.getByText('+ 1 on request').all()) expect(await linesOf(sum), path).toBe(1)
  }
})

test('a quote is one or two sheets of paper', async () => {
  const { link, quote } = await sendRental(await newTrailer({ name: 'Paper kitchen' }))
  const { page } = await open(SCREENS[0])
  await page.goto(`${link}/quote`)
  await page.getByRole('heading', { level: 1, name: `Estimate #${quote.id}` }).waitFor()
  await page.getByRole('button', { name: 'Print or save as PDF' }).waitFor()
  await expectAccessible(page)
  await expectReadableLines(page)
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  // As a grid, Firefox would move a long table to the next sheet.
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('article').evaluate((sheet) => getComputedStyle(sheet).display)).toBe('block')
  await page.emulateMedia({ media: null })

  // The drawing and the list of a build continue on the first sheet, instead of leaving it half empty.
  const pieces = await Promise.all(Array.from({ length: 26 }, (_, n) => newEquipment({ name: `Paper piece ${n}` })))
  const build = await sendBuild(await newModel({ name: 'Paper build' }), { equipment_selected: pieces })
  await page.goto(build.link)
  const listed = (await page.pdf({ format: 'Letter' })).toString('latin1')
  expect(listed.match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
})

test('a link that staff copied opens the request until they revoke it, and then says that it has ended', async () => {
  const { quote } = await sendRental(await newTrailer({ name: 'Linked kitchen' }))
  const { page, consoleErrors } = await open(SCREENS[0])
  const staff = await openSignedIn(`/admin/rentals?open=${quote.id}`)
  await exclusiveContext(staff.page).grantPermissions(['clipboard-read', 'clipboard-write'])
  await staff.page.getByText(/^\d links?, until/).waitFor()
  await staff.page.route('**/links', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  )
  const revoke = staff.page.getByRole('button', { name: 'Revoke all links' })
  const confirm = staff.page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' })
  await revoke.click()
  await confirm.click()
  const trouble = staff.page.getByRole('alert').getByText('Network error.')
  await trouble.waitFor()
  await staff.page.unroute('**/links')
  await staff.page.getByRole('button', { name: 'Copy a new link' }).click()
  const told = staff.page.getByRole('status').filter({ hasText: 'It is shown this once' })
  const address = await told.getByLabel('Copied. It is shown this once:').inputValue()
  expect(await staff.page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  expect(await trouble.count()).toBe(0)
  await page.goto(address)
  await page.getByRole('heading', { level: 1, name: 'We are checking your days' }).waitFor()
  await revoke.click()
  await confirm.click()
  await staff.page.getByText('None that works').waitFor()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'This link was replaced' }).waitFor()
  await expectAccessible(page)
  await expectFooterAtBottom(page)
  expect(consoleErrors.splice(0).every((line) => line.includes('410'))).toBe(true)
  expect(staff.consoleErrors.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')])
})
