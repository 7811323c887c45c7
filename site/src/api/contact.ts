import type { ContactMessage, ContactPost, ContactResponse } from '#contract/requests/contact'
import type { CallResult } from './call.ts'
import { post } from './post.ts'

/** Sends a message to the business; returns what was stored. */
export async function sendMessage(message: ContactPost, key: string): Promise<CallResult<ContactMessage>> {
  const fallback = 'Failed to send message'
  const result = await post<ContactResponse>('/api/contact', { body: message, key, part: 'message', fallback })
  if (result.ok) return { ...result, value: result.value.message }
  return result.status === 0 ? { ...result, error: 'Failed to send message. Please try again.' } : result
}
