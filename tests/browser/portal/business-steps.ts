import type { Page } from 'playwright-core'
import { BusinessInfo, BusinessInfoResponse } from '#contract/business'
import { call, expectResponse, tokenOf } from '../../api/client.ts'

/** The section of the business record. */
export const PATH = '/admin/business-info'

/** A field of its form. */
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: false }).first()

/** The button that saves it. */
export const save = (page: Page) => page.getByRole('button', { name: 'Save changes' })

/** The message that it is saved. */
export const done = (page: Page) => page.getByText('Business information updated successfully!')

/** Changes a part of the one business record. */
export async function put(body: Partial<BusinessInfo>) {
  return expectResponse(BusinessInfoResponse, 200, 'PUT', '/api/business-info', {
    body,
    token: await tokenOf('manager'),
  })
}

/** Runs `act`, and restores the one business record for the other tests. */
export async function andBack(act: () => Promise<void>): Promise<void> {
  const body = BusinessInfo.parse((await call('GET', '/api/business-info')).body)
  try {
    await act()
  } finally {
    await put(body)
  }
}
