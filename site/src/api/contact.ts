import type { ContactAnswer, ContactMessage, ContactPost } from '#contract/contact'
import type { Answer } from './call.ts'
import { post } from './post.ts'

/** Sends a message to the business; returns what was stored. */
export async function sendMessage(message: ContactPost, key: string): Promise<Answer<ContactMessage>> {
  const fallback = 'Failed to send message'
  const answer = await post<ContactAnswer>('/api/contact', { body: message, key, part: 'message', fallback })
  if (answer.ok) return { ...answer, value: answer.value.message }
  return answer.status === 0 ? { ...answer, error: 'Failed to send message. Please try again.' } : answer
}
