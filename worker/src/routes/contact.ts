import { type Context, Hono } from 'hono'
import {
  type ContactCounts,
  type ContactInput,
  ContactListQuery,
  type ContactMessage,
  ContactPost,
  ContactReply,
  type ContactResponse,
  ContactStatusInput,
} from '#contract/requests/contact'
import type { Author } from '../db/author.ts'
import type { Db } from '../db/client.ts'
import type { IdempotentPost } from '../db/idempotency.ts'
import {
  countMessages,
  createMessage,
  listMessages,
  moveMessage,
  readMessage,
} from '../db/requests/contact-messages.ts'
import { readForReply, replyToMessage } from '../db/requests/contact-replies.ts'
import { staff } from '../http/access/staff.ts'
import { AppError } from '../http/app-error.ts'
import { author } from '../http/author.ts'
import { fromCursor, toCursor } from '../http/cursor.ts'
import type { AppEnv } from '../http/env.ts'
import { publicForm } from '../http/forms/public-form.ts'
import { earlierResponse, idempotentPost, readEarlierResponse, storeOnce } from '../http/idempotency.ts'
import { orNotFound } from '../http/or-not-found.ts'
import { pathId } from '../http/path-id.ts'
import { retryOnConflict } from '../http/retry-on-conflict.ts'
import { validBody, validQuery } from '../http/valid.ts'
import { sendMailsAfterResponse } from '../mail/send-after-response.ts'

/** A visitor writes to the business. */
export const contactForm = new Hono<AppEnv>().post('/', ...publicForm(ContactPost), async (c) => {
  const { website, ...input } = c.req.valid('json')
  if (website !== '') return c.json<ContactResponse>(trapped(input), 201)
  const post = await idempotentPost(c, input)
  const taken = await storeOnce(() => takeMessage(c.var.db, input, post))
  sendMailsAfterResponse(c)
  return c.json<ContactResponse>(taken, 201)
})

// The honeypot `website` was filled in: the response looks like success, so that a bot has no reason to try something else.
function trapped(input: ContactInput): ContactResponse {
  const about = { rental_id: null, custom_build_id: null }
  return { success: true, message: { ...input, ...about, id: 1, status: 'new', created_at: new Date().toISOString() } }
}

async function takeMessage(db: Db, input: ContactInput, post: IdempotentPost | null): Promise<ContactResponse> {
  const now = new Date()
  const before = await readEarlierResponse<ContactResponse>(db, post, now)
  return before ?? { success: true, message: await createMessage(db, input, post, now) }
}

/** Staff read the messages and mark them read or responded. */
export const contact = staff('contact')
  .get('/', validQuery(ContactListQuery), async (c) => {
    const query = c.req.valid('query')
    const before = fromCursor('contact', query.cursor)
    const { messages, next } = await listMessages(c.var.db, query, before)
    if (next) linkNext(c, toCursor('contact', next))
    return c.json<ContactMessage[]>(messages)
  })
  .get('/counts', async (c) => c.json<ContactCounts>({ success: true, counts: await countMessages(c.var.db) }))
  .get('/:id', async (c) => {
    const message = orNotFound(await readMessage(c.var.db, pathId(c, NO_SUCH_MESSAGE)), NO_SUCH_MESSAGE)
    return c.json<ContactResponse>({ success: true, message })
  })
  .post('/:id/reply', ...validBody(ContactReply), async (c) => {
    const reply = c.req.valid('json')
    const id = pathId(c, NO_SUCH_MESSAGE)
    const post = await idempotentPost(c, reply)
    const who = author(c)
    const response = await storeOnce(() => retryOnConflict(() => takeReply(c.var.db, id, reply, post, who)))
    sendMailsAfterResponse(c)
    return c.json<ContactResponse>(response)
  })
  .put('/:id/status', ...validBody(ContactStatusInput), async (c) => {
    const { status } = c.req.valid('json')
    const id = pathId(c, NO_SUCH_MESSAGE)
    const message = await moveMessage(c.var.db, id, status, author(c))
    if (message) return c.json<ContactResponse>({ success: true, message })
    const now = orNotFound(await readMessage(c.var.db, id), NO_SUCH_MESSAGE)
    throw new AppError('conflict', `Message #${id} is ${now.status} and cannot become ${status}.`)
  })

const NO_SUCH_MESSAGE = 'This message does not exist.'

/** The response to a reply; `null` if somebody changed the message's status concurrently. */
async function takeReply(db: Db, id: number, { text, again }: ContactReply, post: IdempotentPost | null, who: Author) {
  const { message: found, earlier } = await readForReply(db, id, post?.key, who.at)
  const before = earlierResponse<ContactResponse>(earlier, post)
  if (before) return before
  const question = orNotFound(found, NO_SUCH_MESSAGE)
  if (question.email === '') throw new AppError('conflict', `${question.name} left no e-mail address. Call instead.`)
  if (question.status === 'responded' && !again) {
    throw new AppError(
      'conflict',
      `Message #${id} has been answered meanwhile. Read that answer before you send another.`,
    )
  }
  const message = await replyToMessage(db, question, text, post, who)
  return message && ({ success: true, message } as const)
}

/** Sets the header with the next page of a bare array (rulings, section 1). */
function linkNext(c: Context, cursor: string): void {
  const { pathname, searchParams } = new URL(c.req.url)
  searchParams.set('cursor', cursor)
  c.header('Link', `<${pathname}?${searchParams}>; rel="next"`)
}
