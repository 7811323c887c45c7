import type { Page } from 'playwright-core'
import { ContactResponse } from '#contract/requests/contact'
import { expectResponse, openSession } from '../../api/client.ts'

/** Sends a message as a visitor. */
export async function newMessage(name: string, message = 'Do you have one with a fryer?') {
  const body = { name, email: 'nora@example.org', message }
  return (await expectResponse(ContactResponse, 201, 'POST', '/api/contact', { body })).message
}

/** The panel of one message. */
export const panel = (page: Page, id: number) => page.getByRole('dialog', { name: `Message #${id}: ` })

/** The state of a message. */
export async function statusOf(id: number) {
  const token = await openSession('staff')
  return (await expectResponse(ContactResponse, 200, 'GET', `/api/contact/${id}`, { token })).message.status
}
