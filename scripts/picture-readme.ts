import type { Page } from 'playwright-core'
import { launchChromium } from './chromium/chromium.ts'
import { fail, parseCommandLine, say } from './cli/command.ts'
import { givenPort } from './cli/port.ts'
import { DEMO_PASSWORD } from './demo/accounts.ts'
import { waitForServer } from './start/wait-for-server.ts'

// Takes the screenshots for README.md from the product as `npm start` serves it.
const SITE = `http://127.0.0.1:${givenPort()}`
const TIMEOUT_MS = 2000

async function save(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: `docs/pictures/${name}.jpg`, type: 'jpeg', quality: 78 })
  say(`docs/pictures/${name}.jpg`)
}

parseCommandLine({ options: {} })
if (!(await waitForServer(`${SITE}/api/health`, TIMEOUT_MS)))
  fail(`Nothing answers on ${SITE}. Start the product first, with npm start, and name its port if it is another one:
  PORT=8788 npm run pictures`)
const browser = await launchChromium({ whole: true })
const page = await browser.newPage({ viewport: { width: 1200, height: 800 }, baseURL: SITE })
await page.goto('/')
await save(page, 'site')
await page.goto('/admin/rentals?open=10')
await page.getByLabel('Username').fill('manager')
await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
// Without the mouse, which would stay above a row and color it.
await page.keyboard.press('Enter')
await page.getByRole('button', { name: 'Approve' }).waitFor()
await save(page, 'portal')
await browser.close()
