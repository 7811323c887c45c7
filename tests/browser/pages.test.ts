import { describe, expect, test } from 'vitest'
import { newTrailer } from '../api/records.ts'
import { send } from '../product.ts'
import { expectAccessible, expectAccessibleOnBoth, open, SCREENS } from './browser.ts'
import { spend } from './contexts.ts'
import { hasFocus } from './steps.ts'

const [DESKTOP, PHONE] = SCREENS

async function html(path: string) {
  const answer = await send(path)
  return { answer, text: await answer.text() }
}

describe('/rentals', () => {
  test('has its cards in the HTML before any script, and only available trailers', async () => {
    const name = 'Seen without a script'
    const id = await newTrailer({ name, rental_price_daily: 12_345, rental_price_weekly: 0 })
    await newTrailer({ name: 'In the workshop', status: 'maintenance' })
    const { answer, text } = await html('/rentals')
    const body = text.slice(text.indexOf('<main'))
    expect(body).toContain(name)
    expect(body).toContain(`href="/rent/${id}"`)
    expect(body).toContain(`href="/rental-details?id=${id}"`)
    expect(body).toContain('$123.45')
    expect(body).toContain('Price on request')
    expect(body).not.toContain('In the workshop')
    expect(answer.headers.get('Cloudflare-CDN-Cache-Control')).toContain('max-age=60')
    expect(answer.headers.get('Cache-Tag')).toContain('rentals')
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
  })

  test('shows its cards to a visitor without JavaScript', async () => {
    const { page } = await open(PHONE, { javaScriptEnabled: false })
    await page.goto('/rentals')
    expect(await page.getByRole('article').count()).toBeGreaterThan(3)
    expect(
      await page
        .getByRole('link', { name: /Rent Now/ })
        .first()
        .getAttribute('href'),
    ).toMatch(/^\/rent\/\d+$/)
  })
})

describe.each([
  '/custom',
  '/custom-trailer-details?id=1',
  '/rentals',
  '/rental-details?id=1',
  '/rent/1',
  '/build',
  '/',
  '/admin',
])('%s', (path) => {
  test('sends its rules for framing, scripts and caching', async () => {
    const { answer, text } = await html(path)
    const policy = `${answer.headers.get('Content-Security-Policy')} ${/http-equiv="content-security-policy" content="([^"]*)"/i.exec(text)?.[1]}`
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("object-src 'none'")
    expect(/script-src [^;]*/.exec(policy)?.[0]).not.toMatch(/unsafe-(inline|eval)/)
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(answer.headers.get('Cache-Control')).toBe(
      path === '/admin' ? 'no-store' : 'public, max-age=0, must-revalidate',
    )
    expect(text).not.toMatch(/\sstyle="/)
  })
})

describe('/rental-details', () => {
  const main = /<a class="button"(?![^>]*data-kind)[^>]*>\s*([^<]*?)\s*</g
  const leading = (text: string) => [...text.slice(text.indexOf('<main')).matchAll(main)].map(([, label]) => label)

  test.each([
    ['available', ['Book This Rental', 'Book Now'], true],
    ['rented', ['Contact Us', 'Contact Us'], false],
    ['maintenance', ['Contact Us', 'Contact Us'], false],
  ] as const)('leads to what can be done with a trailer that is %s', async (status, labels, isPromised) => {
    const id = await newTrailer({ name: 'Coming and going', status })
    const { text } = await html(`/rental-details?id=${id}`)
    expect(leading(text).slice(0, 2)).toEqual(labels)
    expect(text.match(new RegExp(`href="/rent/${id}"`, 'g'))).toHaveLength(2)
    expect(text.includes('We confirm your dates')).toBe(isPromised)
  })
})

describe('what is not there', () => {
  const RENTALS = 'href="/rentals"'
  const HOME = 'href="/"'
  const MISSING = 'The requested trailer could not be found.'

  test.each([
    ['/rent/999999', 'Trailer not found', RENTALS],
    ['/rent/%3Cscript%3Ealert(1)%3C%2Fscript%3E', 'Trailer not found', RENTALS],
    ['/rent/__proto__', 'Trailer not found', RENTALS],
    ['/rental-details', 'No trailer ID provided', RENTALS],
    ['/rental-details?id=999999', 'Trailer not found', RENTALS],
    ['/rental-details?id=taco', MISSING, RENTALS],
    ['/rental-details?id=%00', 'Trailer not found', RENTALS],
    ['/custom-trailer-details', 'No trailer ID provided', HOME],
    ['/custom-trailer-details?id=999999', 'Trailer not found', HOME],
    ['/custom-trailer-details?id=taco', MISSING, HOME],
    ['/custom-trailer-details?id=1%27', MISSING, HOME],
  ])('answers 404 at %s, says “%s” under “Trailer Not Found” and leads back', async (path, words, back) => {
    const { answer, text } = await html(path)
    expect(answer.status).toBe(404)
    const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'))
    expect(main).toMatch(/<h1[^>]*>Trailer Not Found<\/h1>/)
    expect(main).toContain(words)
    expect(main).toContain(back)
    expect(main).not.toContain('Try Again')
    expect(text).not.toContain('<script>alert')
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  })

  test('answers 404 at any other address, with the ways on', async () => {
    const { answer, text } = await html('/no-such-page')
    expect(answer.status).toBe(404)
    expect(text).toContain('Rentals')
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  })

  test('is reported in the site’s own look, and leads back', async () => {
    const { page, complaints } = await open(PHONE)
    // The first page asks for the record, and would complain of being left before it has it.
    const record = page.waitForResponse('**/api/business-info')
    // A trailer and a model that are not there are reported in one way.
    for (const path of ['/no-such-page', '/rent/999999']) {
      await page.goto(path)
      await record
      await expectAccessibleOnBoth(page)
    }
    await page.getByRole('link', { name: 'Back to Rentals' }).click()
    await page.waitForURL('**/rentals')
    expect(complaints.splice(0).every((line) => line.includes('404'))).toBe(true)
  })
})

describe('on a phone', () => {
  test('the menu opens a drawer that Escape closes, and the page behind stands still', async () => {
    const { page } = await open(PHONE)
    await page.goto('/')
    const nav = page.getByRole('banner')
    expect((await nav.boundingBox())?.height).toBe(72)
    await page.getByRole('button', { name: /menu/i }).first().click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('link', { name: 'Rentals' }).waitFor()
    await expectAccessible(page)
    const before = await page.evaluate(() => window.scrollY)
    await page.mouse.wheel(0, 600)
    expect(await page.evaluate(() => window.scrollY)).toBe(before)
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
  })
})

describe('the chat button', () => {
  test('comes a second after the page, in a new tab, with digits only', async () => {
    const { page } = await open(DESKTOP)
    await spend(page).clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
    await page.goto('/rentals')
    const chat = page.locator('#chat').getByRole('link', { name: /WhatsApp/ })
    // The script that counts comes once the page is in use; to import it once more is to wait until it has run.
    await page.keyboard.press('Shift')
    await page.locator('html[data-seen]').waitFor({ state: 'attached' })
    await page.evaluate('Promise.all(Array.from(document.scripts, ({ src }) => src && import(src)))')
    await page.clock.runFor(999)
    expect(await chat.isVisible()).toBe(false)
    // Where the button arrives from below, it does not reach this yet.
    await page.evaluate(() => {
      const button = document.createElement('button')
      button.style.cssText = 'position: fixed; right: 16px; bottom: 68px; width: 60px; height: 40px'
      document.body.appendChild(button)
    })
    await page.clock.runFor(1)
    await chat.waitFor()
    await page.locator('#chat[data-away]').waitFor({ state: 'attached' })
    expect(await chat.getAttribute('href')).toBe('https://wa.me/18135550142')
    expect(await chat.getAttribute('target')).toBe('_blank')
    expect(await chat.getAttribute('rel')).toBe('noopener noreferrer')
  })

  test('gives way to a field that is typed into and to what can be pressed, but not to the keyboard', async () => {
    const { page } = await open(PHONE)
    await page.goto('/contact')
    const chat = page.locator('#chat a')
    const opacity = () => chat.evaluate((link) => getComputedStyle(link).opacity)
    await chat.waitFor()
    await page.getByLabel('Name').focus()
    await expect.poll(opacity).toBe('0')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.getByRole('link', { name: 'Contact Us' }).focus()
    await expect.poll(opacity).toBe('0')
    await chat.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await hasFocus(page, '#chat a')
    await expect.poll(opacity).toBe('1')
    // A small target, such as OK of a notice, reaches under the middle of an edge but under no corner.
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('main > *, footer')) part.remove()
    })
    await chat.blur()
    await expect.poll(opacity).toBe('1')
    await chat.evaluate((link) => {
      const { x, y } = link.getBoundingClientRect()
      const button = document.createElement('button')
      button.style.cssText = `position: fixed; left: ${x + 10}px; top: ${y - 20}px; width: 34px; height: 40px`
      document.querySelector('main')?.appendChild(button)
      dispatchEvent(new Event('scroll'))
    })
    await expect.poll(opacity).toBe('0')
  })
})

test('an unchanged page is answered with 304, and a POST with 405', async () => {
  const first = await send('/')
  const tag = first.headers.get('ETag') ?? ''
  await first.arrayBuffer()
  const again = await send('/', { headers: { 'If-None-Match': `W/${tag}` } })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  const post = await send('/', { method: 'POST' })
  expect(post.status).toBe(405)
  expect(post.headers.get('Allow')).toBe('GET, HEAD')
})

test('a visitor whose browser keeps nothing can rent all the same', async () => {
  const { page } = await open(DESKTOP)
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('forbidden', 'SecurityError')
        },
      })
    }
  })
  await page.goto('/rent/1')
  await page.getByLabel('Name').fill('No Storage')
  expect(await page.locator('button[data-day]').count()).toBeGreaterThan(20)
})

test('the business record reaches a page that was made before it was known', async () => {
  const { page } = await open(DESKTOP)
  await page.goto('/')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /\(813\) 555-0142/ })
    .waitFor()
  expect(await page.content()).not.toContain('(000) 000-0000')
})

test('a tablet shows the three trailers to have instead of a rented one side by side', async () => {
  const { page } = await open({ width: 768, height: 1024 })
  await page.goto('/rent/5')
  const cards = page.getByRole('main').getByRole('list').filter({ hasText: 'Available Now' }).getByRole('article')
  const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top))
  expect(tops).toHaveLength(3)
  expect(new Set(tops).size).toBe(1)
})
