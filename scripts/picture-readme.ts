import type { Page } from 'playwright-core'
import { launchChromium } from './chromium.ts'
import { say } from './command.ts'
import { DEMO_PASSWORD } from './demo/accounts.ts'
import { givenPort } from './port.ts'

// Takes the screenshots for README.md from the product as `npm start` serves it.
const SITE = `http://127.0.0.1:${givenPort()}`

async function save(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: `docs/pictures/${name}.jpg`, type: 'jpeg', quality: 78 })
  say(`docs/pictures/${name}.jpg`)
}

const browser = await launchChromium({ whole: true })
const page = await browser.newPage({ viewport: { width: 1200, height: 800 }, baseURL: SITE })
await page.goto('/')
await save(page, 'site')
await page.goto('/admin/rentals?open=10')
await page.getByLabel('Username').fill('manager')
await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
await page.getByRole('button', { name: 'Sign In' }).click()
await page.getByRole('button', { name: 'Approve' }).waitFor()
await save(page, 'portal')
await browser.close()
