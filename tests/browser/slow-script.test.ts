import { describe, expect, test } from 'vitest'
import { newTrailer } from '../api/records.ts'
import { expectAccessibleOnBoth, open, SCREENS } from './browser.ts'
import { saysInTheEnd } from './failure-steps.ts'

const PLACES = [
  ['/contact', 'This form is taking long to load.', '#contact-form button[type="submit"]'],
  ['/rent/', 'This page is taking long to load.', 'form button[type="submit"]'],
  ['/build', 'This page is taking long to load.', 'astro-island:not([ssr])'],
] as const

describe.each(PLACES)('%s', (start, words, alive) => {
  const path = async () => (start === '/rent/' ? start + (await newTrailer()) : start)

  test('says after a while that its script has not loaded', async () => {
    const { page, complaints } = await open(SCREENS[1])
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(await path())
    await saysInTheEnd(page, words)
    await expectAccessibleOnBoth(page)
    expect(complaints.splice(0).filter((line) => !line.includes('ERR_FAILED'))).toEqual([])
  })

  test('does not say so once its script has loaded', async () => {
    const { page } = await open(SCREENS[1])
    await page.goto(await path())
    await page.locator(alive).first().waitFor({ state: 'attached' })
    expect(await page.getByText(words).count()).toBe(0)
  })
})
