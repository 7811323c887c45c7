import type { Page } from 'playwright-core'
import { account } from './shell-steps.ts'

/** The color that a page is painted on. */
export const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

/** A theme to choose in the account menu. */
export const theme = (page: Page, name: string) => page.getByRole('radio', { name })

/** Opens the account menu and chooses a theme in it. */
export async function chooseTheme(page: Page, name: string): Promise<void> {
  await account(page).click()
  await theme(page, name).check()
  await page.keyboard.press('Escape')
}
