import type { Page } from 'playwright-core'
import { BuildList } from '#contract/requests/custom-build'
import { sizeInWords } from '#domain/length'
import { expectResponse, tokenOf } from '../../api/client.ts'
import { newModel } from '../../api/records.ts'

/** Opens the configurator and waits until its models can be chosen. */
export async function openConfigurator(page: Page, address = '/build'): Promise<void> {
  await page.goto(address)
  await page.locator('input[name="model"]').first().waitFor()
}

/** Chooses a model by its name, a size and a color, and stops at the equipment. */
export async function buildUpTo(page: Page, model: string, size: string, color: string): Promise<void> {
  await page.getByRole('radio', { name: model, exact: true }).check()
  await page.getByRole('radio', { name: sizeInWords(size), exact: true }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('radio', { name: color }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('checkbox', { name: 'Show only selected' }).waitFor()
}

/** Opens the equipment of a model of 6 m in traffic white by a link, without the steps before it; returns the model's id. */
export async function openEquipment(
  page: Page,
  name: string,
  values: Parameters<typeof newModel>[0] = {},
  items = '',
): Promise<number> {
  const model = await newModel({ name, ...values })
  await page.goto(`/build#model=${model}&size=6m&color=9016${items}`)
  await page.getByRole('heading', { name: 'Equipment Selection' }).waitFor()
  await page.getByRole('button', { name: 'Request a Quote' }).waitFor()
  return model
}

/** The pieces that can be ticked. */
export const cards = (page: Page) => page.locator('input[type="checkbox"][aria-labelledby]')

/** The field that searches the pieces. */
export const search = (page: Page) => page.getByRole('searchbox', { name: 'Search equipment' })

/** The text that counts the chosen pieces, once it shows this number. */
export const counter = (page: Page, count: number) =>
  page.getByRole('status').getByText(`${count} selected`, { exact: true })

/** Fills in who asks for a quote. */
export async function fillBuildCustomer(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('E-mail').fill('ines@example.org')
  await page.getByLabel('Phone').fill('(813) 555-0190')
}

/** The build requests stored for a customer of this name. */
export async function storedBuilds(name: string) {
  const token = await tokenOf('manager')
  const { quotes } = await expectResponse(BuildList, 200, 'GET', `/api/custom-builds?q=${encodeURIComponent(name)}`, {
    token,
  })
  return quotes
}
