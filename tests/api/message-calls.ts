import { ContactResponse } from '#contract/requests/contact'
import { expectResponse } from './client.ts'

let visitors = 0

/** What a visitor sends, each from a new address. */
export function contactMessage(values: Record<string, unknown> = {}) {
  visitors++
  return {
    name: 'Nora Field',
    email: `nora-${visitors}@example.org`,
    message: 'Do you have one with a fryer?',
    ...values,
  }
}

/** Sends a message as a visitor and returns what was stored. */
export async function newMessage(values: Record<string, unknown> = {}) {
  const { message } = await expectResponse(ContactResponse, 201, 'POST', '/api/contact', {
    body: contactMessage(values),
  })
  return message
}
