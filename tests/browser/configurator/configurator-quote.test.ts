import { describe, expect, test } from 'vitest'
import { call } from '../../api/client.ts'
import { newModel } from '../../api/records.ts'
import { expectAccessible, open, SCREENS } from '../support/browser.ts'
import { expectNothingElse, expectWords } from '../support/failure-steps.ts'
import { asFirefox115 } from '../support/firefox-115.ts'
import { edgesOf, expectFocus } from '../support/steps.ts'
import { buildUpTo, fillBuildCustomer, openConfigurator, openEquipment, storedBuilds } from './build-steps.ts'

const [DESKTOP, PHONE] = SCREENS

describe('asking for a quote', () => {
  test('says what is wrong at the first wrong field, loses nothing when it fails, and advises nothing once it is sent', async () => {
    await newModel({ name: 'Patient model' })
    const { page, consoleErrors } = await open(PHONE)
    await openConfigurator(page)
    await buildUpTo(page, 'Patient model', '5m', 'Jet Black')
    const send = page.getByRole('button', { name: 'Request a Quote' })
    const noRoom = page.getByText(/^No room left for: /)
    await page.getByRole('button', { name: 'Select All' }).click()
    await noRoom.waitFor()
    await page.getByLabel('Name').fill('Patient Pat')
    await send.click()
    const email = page.getByLabel('E-mail')
    await expect.poll(() => email.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await email.getAttribute('aria-invalid')).toBe('true')
    await page.getByRole('alert').getByText('Enter a phone number').waitFor()
    await expectAccessible(page, { within: 'form' })

    await fillBuildCustomer(page, 'Patient Pat')
    // The request is stored but the response lost, while the visitor is at another step.
    const back = page.getByRole('button', { name: 'Back' })
    const away = Promise.withResolvers<void>()
    await page.route('**/api/custom-builds', async (route) => {
      await route.fetch()
      await away.promise
      await route.abort()
    })
    await send.click()
    await page.getByRole('button', { name: 'Sending...' }).waitFor()
    expect(await page.getByLabel('Name').isEditable()).toBe(false)
    await back.click()
    away.resolve()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('alert').getByText('Failed to send request. Please try again.').waitFor()
    await page.getByRole('alert').getByRole('link', { name: '(813) 555-0142' }).waitFor()
    await page.reload()
    await page.getByLabel('Name').waitFor()
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Patient Pat')
    expect(consoleErrors.splice(0)).toHaveLength(1)

    const secondTab = await page.context().newPage()
    await openConfigurator(secondTab)
    await page.unroute('**/api/custom-builds')
    const recolored = Promise.withResolvers<void>()
    await page.route('**/api/custom-builds', async (route) => {
      await recolored.promise
      await route.continue()
    })
    await send.dblclick()
    await page.getByRole('button', { name: 'Clear All' }).click()
    await back.click()
    await page.getByRole('radio', { name: 'Sky Blue' }).check()
    recolored.resolve()
    await page.getByRole('heading', { name: /^Request #\d+ is in$/ }).waitFor()
    expect(await page.getByText(/^The equipment is /).count()).toBe(0)
    await page.getByRole('img', { name: /, in jet black/ }).waitFor()
    expect(await noRoom.count()).toBe(0)
    expect(await storedBuilds('Patient Pat')).toHaveLength(1)
    await expectWords(secondTab, /^Your request #\d+ is in\.$/)

    await page.goBack()
    await page.getByRole('heading', { name: 'Equipment Selection' }).waitFor()
    await expectWords(page, /^Your request #\d+ is in\.$/)
    await page.goForward()
    await page.reload()
    await expectWords(page, /^Your request #\d+ is in\.$/)
    await page.getByRole('button', { name: 'Open your request' }).click()
    await page.getByRole('heading', { level: 1, name: 'We are working on your quote' }).waitFor()

    const token = new URL(page.url()).pathname.split('/')[2]
    expect((await call('POST', `/api/requests/${token}/withdraw`)).status).toBe(200)
    const told = page.waitForResponse(`**/api/requests/${token}`)
    await page.goBack()
    await told
    await page.getByText(/^Your request #\d+ is in\.$/).waitFor({ state: 'detached' })
  })

  test('says where its picture cannot be had, and draws it with the next choice once it can', async () => {
    await newModel({ name: 'Undrawn model' })
    const { page, consoleErrors } = await open(PHONE)
    await openConfigurator(page)
    await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' })
    await page.route('**/_astro/*.js', (route) => route.abort())
    await page.getByRole('radio', { name: 'Undrawn model', exact: true }).check()
    await page.getByRole('radio', { name: '5m (16 ft)', exact: true }).check()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('radio', { name: 'Jet Black' }).check()
    await expectWords(page, 'The picture did not load, so it does not show your choices.')
    await expectAccessible(page)
    await page.unroute('**/_astro/*.js')
    await page.getByRole('radio', { name: 'Sky Blue' }).check()
    await page.locator('[data-picture="build"]').waitFor()
    expect(await page.getByText('The picture did not load').count()).toBe(0)
    expectNothingElse(consoleErrors)
  })

  test('says where a part of its script cannot be had, and that a request is in all the same', async () => {
    const model = await newModel({ name: 'Cut off model' })
    const { page, consoleErrors } = await open(PHONE)
    await page.route('**/_astro/{equipment-step,confirmation,plans}*', (route) => route.abort())
    await page.goto(`/build#model=${model}&size=5m&color=5015`)
    const told = page.getByText('This part of the page did not load. Reload the page to try again; your build is kept.')
    await told.nth(1).waitFor()
    // The message in place of the plans stands below the prices, not right at them.
    const [prices, message] = await Promise.all([edgesOf(page.locator('dl').first()), edgesOf(told.first())])
    expect(message.top - prices.bottom).toBeGreaterThanOrEqual(10)

    await page.unroute('**/_astro/{equipment-step,confirmation,plans}*')
    await page.route('**/_astro/confirmation*', (route) => route.abort())
    await page.reload()
    await fillBuildCustomer(page, 'Cut off Cora')
    await page.getByRole('button', { name: 'Request a Quote' }).click()
    await expectWords(page, /^Request #\d+ is in\. We answer within one business day\.$/)
    expect(await storedBuilds('Cut off Cora')).toHaveLength(1)
    expectNothingElse(consoleErrors)
  })

  test('puts the whole build on paper, and nothing else', async () => {
    const { page } = await open(DESKTOP)
    await openEquipment(page, 'Paper model')
    await page.getByRole('checkbox', { name: 'Charbroiler 24"' }).click()
    await fillBuildCustomer(page, 'Paula Paper')
    await asFirefox115(page)
    await page.emulateMedia({ media: 'print' })
    await page.locator('[data-sheet]').waitFor()
    const text = await page.locator('body').innerText()
    for (const told of [
      'Paper model',
      'Traffic White (RAL 9016)',
      '$15,000',
      'Charbroiler 24"',
      '€1,390',
      'Paula Paper',
    ]) {
      expect(text).toContain(told)
    }
    expect(text).not.toMatch(/Show only selected|Next|Copy link/)
    expect(await page.locator('button:visible, input:visible').count()).toBe(0)

    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('button', { name: 'Request a Quote' }).click()
    await page.getByRole('heading', { name: /^Request #\d+ is in$/ }).waitFor()
    // The next trailer is in another tab; this one still shows what was sent.
    const secondTab = await page.context().newPage()
    await openConfigurator(secondTab)
    await secondTab.getByRole('button', { name: 'Start over' }).click()
    await secondTab.getByRole('dialog').getByRole('button', { name: 'Start over' }).click()
    await expect.poll(() => page.evaluate(() => localStorage['build-draft'])).toContain('"trailer_model":null')
    await page.emulateMedia({ media: 'print' })
    const sheet = page.locator('[data-sheet]')
    await sheet.getByRole('heading', { name: /^Request #\d+: your food trailer$/ }).waitFor()
    for (const told of ['Paper model', 'Traffic White (RAL 9016)', 'Charbroiler 24"']) {
      expect(await sheet.innerText()).toContain(told)
    }

    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('button', { name: 'Design another trailer' }).click()
    await expectFocus(page, '#step-title')
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
    await buildUpTo(page, 'Paper model', '6m', 'Jet Black')
    await page.getByLabel('Phone').fill('')
    await page.getByRole('button', { name: 'Request a Quote' }).click()
    await page.getByRole('alert').getByText('Enter a phone number').waitFor()
    await fillBuildCustomer(page, 'Paula Paper')
    await page.getByRole('button', { name: 'Request a Quote' }).click()
    await page.getByRole('heading', { name: /^Request #\d+ is in$/ }).waitFor()
    expect(await storedBuilds('Paula Paper')).toHaveLength(2)
  })

  test('puts no floor plan on paper for a size that names no length', async () => {
    const model = await newModel({ name: 'Large model', sizes: ['Large'] })
    const { page } = await open(DESKTOP)
    await page.goto(`/build#model=${model}&size=Large&color=5015`)
    await fillBuildCustomer(page, 'Lena Large')
    await page.emulateMedia({ media: 'print' })
    const sheet = page.locator('[data-sheet]')
    await sheet.getByText('This size names no length, so there is no floor plan for it.').waitFor()
    expect(await sheet.getByRole('img').count()).toBe(1)
  })
})
