import { expect, test } from 'vitest'
import { newImage } from '../../api/uploads.ts'
import { CLEAN_SVG } from '../../picture-corpus.ts'
import { product } from '../../product.ts'
import { open, SCREENS } from '../support/browser.ts'
import { keepSession } from '../support/steps.ts'

const [DESKTOP] = SCREENS

test('a script that got into a page all the same would not run', async () => {
  const { page, consoleErrors } = await open(DESKTOP)
  for (const path of ['/', '/rent/1', '/admin']) {
    await page.goto(path)
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.hasRun = true'
      document.body.insertAdjacentElement('beforeend', script)
      document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.hasRun = true">')
    })
    await expect.poll(() => consoleErrors.some((line) => /Content Security Policy/.test(line))).toBe(true)
    expect(await page.evaluate(() => 'hasRun' in window)).toBe(false)
    consoleErrors.splice(0)
  }
})

test('neither the site nor the portal can be framed by another site', async () => {
  const { page, consoleErrors } = await open(DESKTOP)
  const { url } = await product()
  const body = ['/', '/admin', '/api/health', 'http://free.example/'].map(
    (path) => `<iframe src="${new URL(path, url)}">`,
  )
  await page.route('http://other.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: body.join('</iframe>') }),
  )
  await page.route('http://free.example/', (route) => route.fulfill({ contentType: 'text/html', body: 'free' }))
  await page.goto('http://other.example/')
  const shown = () =>
    page
      .frames()
      .slice(1)
      .map((frame) => frame.url())
  const refused = 'chrome-error://chromewebdata/'
  await expect.poll(shown, { timeout: 20_000 }).toEqual([refused, refused, refused, 'http://free.example/'])
  consoleErrors.splice(0)
})

test('a drawing opened by itself has nothing of the site: no script, no storage', async () => {
  const { page, consoleErrors } = await open(DESKTOP)
  await keepSession(page, 'developer')
  await page.goto('/admin')
  const { url } = await newImage('trailers', CLEAN_SVG, 'drawing.svg')
  await page.goto(url)
  expect(await page.locator('svg').count()).toBe(1)
  const kept = await page.evaluate(() => {
    try {
      return localStorage.getItem('adminToken')
    } catch (error) {
      return String(error)
    }
  })
  expect(kept).toContain('SecurityError')
  consoleErrors.splice(0)
})
