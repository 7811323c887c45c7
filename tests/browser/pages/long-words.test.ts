import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { ContactResponse } from '#contract/requests/contact'
import { lastOfMonth } from '#domain/days'
import { expectResponse } from '../../api/client.ts'
import {
  inDays,
  newAccount,
  newEquipment,
  newModel,
  newRental,
  newTrailer,
  sendBuild,
  sendRental,
} from '../../api/records.ts'
import { buildUpTo, fillBuildCustomer, openConfigurator } from '../configurator/build-steps.ts'
import { open, openEnlarged, SCREENS } from '../support/browser.ts'
import { expectNothingElse, json } from '../support/failure-steps.ts'
import { edgesOf, followTo, keepSession, openSignedIn } from '../support/steps.ts'
import { cutOff, onEach } from '../support/word-steps.ts'

const PHONE = SCREENS[1]
/** A name of a hundred letters that has no place to break. */
const WORD = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3).slice(0, 100)
const texts = { name: WORD, description: WORD, features: [WORD] }
const paths: Record<string, string> = {}

beforeAll(async () => {
  const piece = await newEquipment({
    name: WORD,
    category: WORD.slice(0, 60),
    info: WORD,
    description: WORD,
    dimensions: '900 × 70 × 90 cm',
  })
  const trailer = await newTrailer({ ...texts, size: WORD.slice(0, 40), location: WORD.slice(0, 60) })
  const model = await newModel({ ...texts, dimensions: WORD.slice(0, 60) })
  const customer = { customer_name: WORD, special_requirements: WORD }
  const build = await sendBuild(model, { ...customer, company_name: WORD, equipment_selected: [piece] })
  paths['the page to book'] = `/rent/${trailer}`
  paths['the details of a trailer'] = `/rental-details?id=${trailer}`
  paths['the details of a model'] = `/custom-trailer-details?id=${model}`
  paths['a rental for its customer'] = (await sendRental(trailer, customer)).link
  paths['a build for its customer'] = build.link
  paths['its quote'] = `${build.link}/quote`
})

describe('a long word that does not break', () => {
  test.each([
    'the page to book',
    'the details of a trailer',
    'the details of a model',
    'a rental for its customer',
    'a build for its customer',
  ])('stays on a phone’s screen on %s', async (name) => {
    const { page } = await open(PHONE)
    await page.goto(paths[name] ?? '')
    await page.getByText(WORD).first().waitFor()
    expect(await cutOff(page)).toEqual([])
    // Long words in the name of the business and its city.
    await page
      .locator('footer p')
      .first()
      .evaluate((text, word) => text.replaceChildren(word), WORD)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  })

  test('stays on a phone’s screen on a quote, and is whole in the name of its business, on screen and on paper', async () => {
    const { page } = await open(PHONE)
    await page.goto(paths['its quote'] ?? '')
    await page.getByText(WORD).first().waitFor()
    expect(await cutOff(page)).toEqual([])
    const name = page.locator('article header [data-business="name"]')
    const names = [WORD, 'The Hand-Built Gulf Coast Food Trailer Company of Hillsborough County and Sons']
    for (const whole of names) {
      await name.evaluate((element, words) => element.replaceChildren(words), whole)
      for (const media of ['screen', 'print'] as const) {
        await page.emulateMedia({ media })
        await onEach(page, SCREENS, async (screen) => {
          // Letters extend a little out of their line; a hidden line is 18 px.
          const hidden = await name.evaluate((element) => element.scrollHeight - element.clientHeight)
          expect(hidden, `${media} on ${screen.name}`).toBeLessThan(5)
          expect(await cutOff(page), `${media} on ${screen.name}`).toEqual([])
        })
      }
    }
  })

  test('leaves room for the button that closes the menu of the portal', async () => {
    const { page } = await open(PHONE)
    await keepSession(page, 'manager')
    await page.route('**/api/business-info**', async (route) => {
      const response = await route.fetch()
      return json(route, { ...(await response.json()), business_name: WORD })
    })
    await page.goto('/admin/rentals')
    await page.getByRole('button', { name: 'Menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await drawer.getByText(WORD).waitFor()
    const [name, close] = await Promise.all([
      edgesOf(drawer.getByText(WORD)),
      edgesOf(drawer.getByRole('button', { name: 'Close menu' })),
    ])
    expect(name.right).toBeLessThanOrEqual(close.left)
  })

  test('stays on a phone’s screen in every step of the configurator, and when it cannot be sent', async () => {
    const { page, consoleErrors } = await open(PHONE)
    await openConfigurator(page)
    await page.getByText(WORD).first().waitFor()
    expect(await cutOff(page)).toEqual([])
    await buildUpTo(page, WORD, '5m', 'Jet Black')
    await page.getByRole('button', { name: WORD.slice(0, 60) }).click()
    await page.getByRole('checkbox', { name: WORD }).check()
    expect(await cutOff(page)).toEqual([])
    await page.setViewportSize(SCREENS[0])
    const [plan, power] = await Promise.all([
      edgesOf(page.getByRole('region', { name: 'Floor plan' }).locator('svg')),
      edgesOf(page.getByRole('region', { name: 'Power' })),
    ])
    expect(plan.right, 'the plan is not drawn over the power').toBeLessThan(power.left)
    await page.setViewportSize(PHONE)
    await page.route('**/api/custom-builds', (route) => json(route, { success: false, error: `${WORD} is gone` }, 409))
    await fillBuildCustomer(page, 'Inés')
    await page.getByRole('button', { name: 'Request a Quote' }).click()
    await page.getByRole('alert').getByText(`${WORD} is gone`).waitFor()
    expect(await cutOff(page)).toEqual([])
    expectNothingElse(consoleErrors)
  })
})

test.each([
  ['(813) 555-0142', 1],
  ['+1 (813) 555-0142', 1],
  ['Office 813-555-0142 (Mon to Sat, 9 to 5)', 3],
])(
  'the bar of a page on a tablet has room for the telephone number %s, on at most %i line(s)',
  async (phone, lines) => {
    const { page } = await open({ width: 768, height: 1024 })
    const record = { business_name: 'Gulf Coast Kitchens', phone, whatsapp: '', email: '' }
    await page.route('**/api/business-info', (route) => json(route, record))
    await page.goto('/faq')
    const number = page.getByRole('banner').getByText(phone)
    await number.waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768)
    const [bar, text] = await Promise.all([edgesOf(page.getByRole('banner')), edgesOf(number)])
    expect(text.bottom).toBeLessThan(bar.bottom)
    expect(text.top).toBeGreaterThan(bar.top)
    expect(Math.round((text.bottom - text.top) / 19)).toBeLessThanOrEqual(lines)
  },
)

describe('the highest sum', () => {
  const HIGHEST = 9_999_999_999

  /** How many of the sums on a page are broken over two lines. */
  function broken(page: Page): Promise<number> {
    return page.getByText('$99,999,999.99', { exact: true }).evaluateAll(
      (sums) =>
        sums.filter((sum) => {
          const words = document.createRange()
          words.selectNodeContents(sum)
          return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size > 1
        }).length,
    )
  }

  test('stays on one line in the portal on every screen', async () => {
    const rates = { rental_price_daily: HIGHEST, rental_price_weekly: HIGHEST, rental_price_monthly: HIGHEST }
    const trailer = await newTrailer({ name: 'Golden kitchen', ...rates })
    const { id } = await newRental(trailer)
    const { page } = await openSignedIn('/admin/rental-trailers', 'manager', PHONE)
    const expectWhole = ({ name }: { name: string }) => {
      const shown = page.getByText('$99,999,999.99').filter({ visible: true }).first()
      return shown.waitFor().then(async () => expect(await broken(page), name).toBe(0))
    }
    await onEach(page, SCREENS, expectWhole)
    await followTo(page, `/admin/rentals?open=${id}`)
    await onEach(page, SCREENS, async (screen) => {
      await expectWhole(screen)
      // Next to an open request the columns are narrow, and dates come before the price.
      const inCell = page.getByRole('cell', { name: '$99,999,999.99', exact: true, includeHidden: true }).first()
      const room = await inCell.evaluate(async (cell) => {
        await document.fonts.ready
        const words = document.createRange()
        words.selectNodeContents(cell)
        return words.getBoundingClientRect().left - cell.getBoundingClientRect().left
      })
      expect(room, screen.name).toBeGreaterThanOrEqual(0)
    })
  })
})

/** How many pixels of the height of something are on the screen. */
async function inView(place: Locator): Promise<number> {
  const box = await place.boundingBox()
  const height = place.page().viewportSize()?.height ?? 0
  return box ? Math.min(box.y + box.height, height) - Math.max(box.y, 0) : 0
}

describe('words of twice their size', () => {
  test('fit a phone in a heading, the bar of each screen, and a day of two digits in one line', async () => {
    const page = await openEnlarged()
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto('/faq')
    expect(await cutOff(page)).toEqual([])
    await page.goto('/rent/1')
    for (const width of [768, 860, 959, 960, 1160, 1440, 1536, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const tooWide = await page.locator('header nav').evaluate((bar) => bar.scrollWidth - bar.clientWidth)
      expect(tooWide, `${width}`).toBe(0)
    }
    // A line of the name is higher than that.
    const hidden = await page.locator('header .name').evaluate((name) => name.scrollHeight - name.clientHeight)
    expect(hidden).toBeLessThan(10)
    await page.goto('/rentals')
    const [from, until] = await Promise.all(
      ['First day', 'Last day'].map((name) => edgesOf(page.getByLabel(name, { exact: true }))),
    )
    expect(from?.right).toBeLessThan(until?.left ?? 0)
    await page.goto('/rent/1')
    await page.setViewportSize({ width: 320, height: 800 })
    const lines = await page
      .locator(`button[data-day="${lastOfMonth(inDays(0))}"]`)
      .first()
      .evaluate((day) => {
        const words = document.createRange()
        words.selectNodeContents(day)
        return words.getClientRects().length
      })
    expect(lines).toBe(1)
  })

  test('leave room for a question, a form and marks in the portal', async () => {
    const { username } = await newAccount({ username: WORD.slice(0, 60) })
    const { page } = await openSignedIn(`/admin/admin-access?q=${username}`, 'manager', PHONE)
    await page.getByRole('button', { name: 'Delete' }).click()
    const asked = page.getByRole('alertdialog')
    expect(await asked.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0)
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Edit' }).click()
    await page.setViewportSize({ width: 320, height: 256 })
    await page.locator('[name="confirmPassword"]').focus()
    const name = page.locator('[name="username"]')
    await name.focus()
    const isCovered = await name.evaluate((field) => {
      const { x, y, width, height } = field.getBoundingClientRect()
      return document.elementFromPoint(x + width / 2, y + height / 2) !== field
    })
    expect(isCovered).toBe(false)

    const body = { name: WORD, email: 'w@example.org', message: WORD }
    const { message } = await expectResponse(ContactResponse, 201, 'POST', '/api/contact', { body })
    await page.setViewportSize(PHONE)
    await page.goto(`/admin/contact-requests?open=${message.id}`)
    const mark = page.getByRole('button', { name: 'Mark Responded' })
    await mark.waitFor()
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const { x = 0, width = Infinity } = (await mark.boundingBox()) ?? {}
    expect(x + width).toBeLessThanOrEqual(PHONE.width)
  })

  test('leave room for a request and the fleet calendar in the portal, and its menu in reach', async () => {
    const { id } = await newRental(await newTrailer())
    const { page } = await openSignedIn(`/admin/rentals?open=${id}`)
    // A window of 1280 pixels zoomed to 400%.
    await page.setViewportSize({ width: 320, height: 256 })
    const panel = page.getByRole('dialog', { name: /Request #/ })
    expect(await panel.evaluate((dialog) => dialog.scrollHeight > dialog.clientHeight)).toBe(true)
    await page.keyboard.press('Escape')
    await followTo(page, '/admin/rentals?view=calendar')
    const last = page.getByRole('rowheader').last()
    await last.scrollIntoViewIfNeeded()
    expect(await inView(page.getByRole('grid').locator('..').locator('..'))).toBeGreaterThan(150)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'System Administrator' }).click()
    expect((await page.locator(':popover-open', { hasText: 'Signed in as' }).boundingBox())?.y).toBeGreaterThanOrEqual(
      0,
    )
  })
})
