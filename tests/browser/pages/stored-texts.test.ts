import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { ActivityResponse } from '#contract/activity'
import { CustomTrailerResponse } from '#contract/catalogue/custom-trailer'
import { EquipmentResponse } from '#contract/catalogue/equipment'
import { TrailerResponse } from '#contract/catalogue/trailer'
import { call, expectResponse, tokenOf } from '../../api/client.ts'
import { newBuild, newRental } from '../../api/records.ts'
import { newImage } from '../../api/uploads.ts'
import { plainJpeg } from '../../picture-corpus.ts'
import { open, SCREENS } from '../support/browser.ts'
import { followTo, keepSession } from '../support/steps.ts'

const [DESKTOP] = SCREENS

/** Texts that would run if any place treated them as markup, script, style, address or template. */
const MARKUP = '"\'><style><img src=x onerror=alert(1)>'
const SCRIPT = '</script><script>alert(2)</script>'
const SHORT = '<svg onload=alert(3)'
const FORMULA = '=HYPERLINK("http://evil.example","{{7*7}}")'
const LONG = `${MARKUP}\n${SCRIPT}</title></textarea></style><iframe srcdoc="<script>alert(4)</script>">\n]]>--> \${7*7} javascript:alert(5)`

const hostile = { trailer: 0, model: 0, piece: 0, rental: 0, build: 0, file: '' }

async function staff(method: string, path: string, body: object) {
  const { status, body: response } = await call(method, path, { body, token: await tokenOf('developer') })
  expect([200, 201], `${method} ${path}: ${JSON.stringify(response)}`).toContain(status)
}

/** Writes a hostile text into every field of the product that takes one, through its own calls. */
async function writeEverywhere() {
  const token = await tokenOf('developer')
  const as = (body: object) => ({ token, body })
  const features = [MARKUP, SCRIPT]
  const texts = { name: MARKUP, description: LONG }
  const electric = { watts: 100, place: 'counter', dimensions: FORMULA, info: SCRIPT }
  const piece = { ...texts, category: SCRIPT, ...electric }
  hostile.piece = (await expectResponse(EquipmentResponse, 201, 'POST', '/api/equipment', as(piece))).equipment.id
  const equipment = [hostile.piece]
  const trailer = { ...texts, size: SHORT, location: SCRIPT, features, equipment, rental_price_daily: 10 }
  hostile.trailer = (await expectResponse(TrailerResponse, 201, 'POST', '/api/trailers', as(trailer))).trailer.id
  const model = { ...texts, dimensions: FORMULA, sizes: ['5m', SHORT], features, available_equipment: equipment }
  hostile.model = (
    await expectResponse(CustomTrailerResponse, 201, 'POST', '/api/custom-trailers', as(model))
  ).trailer.id
  const customer = { customer_name: FORMULA, delivery_address: LONG, special_requirements: LONG }
  hostile.rental = (await newRental(hostile.trailer, { ...customer, delivery_required: true })).id
  const wishes = { ...customer, company_name: MARKUP, delivery_timeline: SCRIPT, equipment_selected: equipment }
  hostile.build = (await newBuild(hostile.model, { ...wishes, trailer_size: SHORT })).id
  for (const path of [`custom-builds/${hostile.build}`, `rentals/${hostile.rental}`])
    await staff('PUT', `/api/${path}`, { notes: LONG })
  for (const path of [`/api/rentals/${hostile.rental}`, `/api/custom-builds/${hostile.build}`]) {
    await staff('PUT', `${path}/status`, { status: 'rejected', close_reason: LONG })
  }
  expect((await call('POST', '/api/contact', { body: { name: MARKUP, email: 'a@b.co', message: LONG } })).status).toBe(
    201,
  )
  await staff('POST', '/api/admin-accounts', {
    username: MARKUP,
    email: 'hostile@example.org',
    password: 'long enough to try',
    role: '<b onclick=alert(6)>',
  })
  await staff('POST', '/api/admin-groups', { name: SCRIPT, description: LONG.replaceAll('\n', ' ').slice(0, 300) })
  const entry = { title: MARKUP, message: LONG, metadata: { [SHORT]: SCRIPT } }
  await expectResponse(ActivityResponse, 201, 'POST', '/api/activity-logs', as(entry))
  const { url, filename } = await newImage('rentals', await plainJpeg(), `${MARKUP}.jpg`)
  hostile.file = filename
  await staff('PUT', url.replace('/images/', '/api/images/'), { alt: MARKUP })
  await staff('PUT', '/api/business-info', {
    business_name: MARKUP,
    contact_name: SCRIPT,
    phone: SHORT,
    whatsapp: SHORT,
    address: SCRIPT,
    city: MARKUP,
    state: MARKUP,
    zip_code: SHORT,
    website: `https://example.org/?q=${encodeURIComponent(MARKUP)}`,
    description: LONG,
  })
  // Log entries, shown to those who read them in the portal.
  await call('GET', `/api/${encodeURIComponent(MARKUP)}?q=${encodeURIComponent(SCRIPT)}`, {
    headers: { 'User-Agent': MARKUP, Referer: SCRIPT },
  })
}

// The first call starts the product.
beforeAll(writeEverywhere, 180_000)

/** Expects that no text took effect on the page: no element, handler, address, dialog or breach of the policy. */
async function expectHarmless(page: Page, path: string) {
  const found = await page.evaluate(() => {
    const wrong = '[onerror], [onload], [onclick], img[src="x"], iframe, [href^="javascript" i], [src^="javascript" i]'
    const elements = [...document.querySelectorAll(wrong)].map((element) => element.outerHTML.slice(0, 100))
    // JSON is data, and does not run.
    const scripts = [...document.scripts].filter(({ type, text }) => !type.endsWith('json') && /alert\(/.test(text))
    return [...elements, ...scripts.map(({ text }) => text.slice(0, 100))]
  })
  expect(found, path).toEqual([])
}

/** Opens an address and waits until one of the texts stands there as it was typed. */
async function visit(page: Page, path: string, text: string) {
  await page.goto(path)
  const shown = () => page.evaluate((wanted) => document.body.innerText.includes(wanted), text)
  await expect.poll(shown, { timeout: 20_000, message: `${path} shows ${text}` }).toBe(true)
  await expectHarmless(page, path)
}

/** Whether a part of the page shows `text`, as text or in a field. */
function saysIn(page: Page, place: string, text: string): Promise<boolean> {
  return page.evaluate(
    ([place = '', text = '']) =>
      [...document.querySelectorAll<HTMLElement>(place)].some((part) => {
        const fields = [...part.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value)
        return [part.innerText, ...fields].some((said) => said.includes(text))
      }),
    [place, text],
  )
}

async function openWatched() {
  const opened = await open(DESKTOP)
  opened.page.on('dialog', (dialog) => {
    opened.consoleErrors.push(`A dialog said ${dialog.message()}`)
    dialog.dismiss()
  })
  return opened
}

describe('a hostile text in every field', { timeout: 120_000 }, () => {
  test('is read as it was typed on every page for visitors, and nothing of it runs', async () => {
    const { page } = await openWatched()
    await visit(page, '/', MARKUP)
    await visit(page, '/rentals', MARKUP)
    await visit(page, `/rental-details?id=${hostile.trailer}`, SCRIPT)
    expect(await page.title()).toContain(MARKUP)
    const described = await page.locator('meta[name="description"]').getAttribute('content')
    expect(described).toContain('<img')
    for (const text of await page.locator('script[type$="json"]').allTextContents()) JSON.parse(text)
    await visit(page, `/rent/${hostile.trailer}`, MARKUP)
    await visit(page, '/custom', MARKUP)
    await visit(page, `/custom-trailer-details?id=${hostile.model}`, MARKUP)
    await visit(page, `/build?model=${hostile.model}`, MARKUP)
    await visit(page, '/contact', MARKUP)
    await visit(page, '/faq', MARKUP)
    await page.goto(`/build?model=${encodeURIComponent(MARKUP)}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectHarmless(page, '/build')
  })

  test('is read as it was typed in every section of the portal, and nothing of it runs', async () => {
    const { page } = await openWatched()
    await keepSession(page, 'developer')
    await page.goto('/admin')
    const sections: [label: string, address: string, text: string][] = [
      ['Dashboard', 'dashboard', FORMULA],
      ['Rental Trailers', 'rental-trailers', MARKUP],
      ['Rental Trailers', `rental-trailers?open=${hostile.trailer}`, MARKUP],
      ['Custom Trailers', 'custom-trailers', MARKUP],
      ['Custom Trailers', `custom-trailers?open=${hostile.model}`, MARKUP],
      ['Equipment', 'equipment', MARKUP],
      ['Equipment', `equipment?open=${hostile.piece}`, MARKUP],
      ['Equipment', 'equipment?open=categories', SCRIPT],
      ['Upload', 'upload?folder=rentals', hostile.file],
      ['Rentals', 'rentals?status=rejected', FORMULA],
      ['Rentals', `rentals?open=${hostile.rental}`, SCRIPT],
      ['Custom Builds', `custom-builds?open=${hostile.build}`, SCRIPT],
      ['Contact Requests', 'contact-requests', MARKUP],
      ['Business Info', 'business-info', MARKUP],
      ['Admin Access', 'admin-access', MARKUP],
      ['Admin Access', 'admin-access?tab=groups', SCRIPT],
      ['Admin Access', 'admin-access?tab=audit', MARKUP],
      ['API Logs', 'api-logs', ''],
      ['Error Logs', 'error-logs', ''],
    ]
    for (const [label, address, text] of sections) {
      await followTo(page, `/admin/${address}`)
      await page.getByRole('heading', { level: 1, name: label, exact: true }).waitFor({ state: 'attached' })
      const place = address.includes('open=') ? '[role="dialog"], dialog[open]' : 'main'
      await expect.poll(() => saysIn(page, place, text), { timeout: 20_000, message: `${address}: ${text}` }).toBe(true)
      await expectHarmless(page, address)
    }
    await followTo(page, '/admin/dashboard')
    await page.getByRole('button', { name: /notification/i }).click()
    await page.getByText(MARKUP).first().waitFor()
    await expectHarmless(page, 'notifications')
  })
})
