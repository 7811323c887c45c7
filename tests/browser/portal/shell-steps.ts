import type { Page } from 'playwright-core'

/** The links of the list that a section shows. */
export const rows = (page: Page) => page.getByRole('table').getByRole('link')

/** The title of a section. */
export const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** The menu at the side of a wide screen. */
export const menu = (page: Page) => page.getByRole('complementary', { name: 'Menu' })

/** The button that opens the account menu. */
export const account = (page: Page) => page.getByRole('button', { name: 'System Administrator' })

/** Opens a section from the menu. */
export const go = (page: Page, section: string) => menu(page).getByRole('link', { name: section, exact: true }).click()

/** The tabs over a list in their order, without their counts. */
export const tabs = (page: Page) =>
  page.getByRole('tab').evaluateAll((all) => all.map((tab) => tab.textContent?.replace(/ [\d,]*$/, '')))
