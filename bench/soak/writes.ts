import { TrailerResponse } from '#contract/catalogue/trailer'
import { ContactResponse } from '#contract/requests/contact'
import { RentalResponse } from '#contract/requests/rental'
import { Failure } from '#contract/wire'
import { addDays, todayInTampa } from '#domain/days'
import { anyOf, type Caller, expect } from './caller.ts'
import type { Step } from './reads.ts'

/** How many records were stored, according to the responses. */
export const stored = { messages: 0, requests: 0, moves: 0, edits: 0 }

/** The writes; each one reads back what it wrote. */
export const WRITES: readonly Step[] = [
  { weight: 4, take: message },
  { weight: 4, take: request },
  { weight: 2, take: edit },
]

/** A visitor writes, now and then twice, since the response could have been lost. */
async function message({ read, member, next }: Caller): Promise<void> {
  const number = next()
  const body = {
    name: `Soak ${number}`,
    email: `soak${number}@example.org`,
    message: `Message ${number}\n“ünïcode” 🚚`,
  }
  const sent = { method: 'POST', body, headers: { 'Idempotency-Key': `soak-${process.pid}-${number}` } }
  const { message } = await read(ContactResponse, 'POST contact', '/api/contact', 201, sent)
  stored.messages++
  if (number % 5 === 0) {
    const again = await read(ContactResponse, 'POST contact', '/api/contact', 201, sent)
    expect(again.message.id === message.id, `Message ${number} was stored twice`)
  }
  const saved = await read(ContactResponse, 'one message', `/api/contact/${message.id}`, 200, { by: member })
  const isSame = saved.message.name === body.name && saved.message.message === body.message
  expect(isSame, `Message ${message.id} is read otherwise than it was written`)
}

/** A visitor requests a trailer, and staff reject the request. */
async function request({ read, member, next, world }: Caller): Promise<void> {
  const number = next()
  const start = addDays(todayInTampa(new Date()), 1 + (number % 300))
  const body = {
    customer_name: `Soak ${number}`,
    customer_email: `soak${number}@example.org`,
    customer_phone: '(813) 555-0177',
    trailer_id: anyOf(world.trailers),
    rental_start_date: start,
    rental_end_date: addDays(start, 2),
  }
  const { quote } = await read(RentalResponse, 'POST rentals', '/api/rentals', 201, { method: 'POST', body })
  stored.requests++
  const path = `/api/rentals/${quote.id}`
  const saved = await read(RentalResponse, 'one request', path, 200, { by: member })
  const isSame = Object.entries(body).every(([name, value]) => Reflect.get(saved.quote, name) === value)
  expect(isSame, `Request ${quote.id} is read otherwise than it was written`)

  const move = { status: 'rejected', close_reason: `Soak ${number}` }
  const headers = { 'If-Match': `"${saved.quote.version}"` }
  const sent = { method: 'PUT', by: member, body: move, headers }
  const moved = await read(RentalResponse, 'PUT rentals/status', `${path}/status`, 200, sent)
  stored.moves++
  const isMoved = moved.quote.status === 'rejected' && moved.quote.history.at(-1)?.by === member.username
  expect(isMoved, `Request ${quote.id} was not refused by ${member.username}`)
  // Sending the same version again is like a person who has not seen the change.
  await read(Failure, 'PUT rentals/status', `${path}/status`, 412, sent)
}

/** Staff change a trailer, and a visitor sees it. */
async function edit({ read, call, member, next, ownTrailer }: Caller): Promise<void> {
  const path = `/api/trailers/${ownTrailer()}`
  const { trailer } = await read(TrailerResponse, 'one trailer', path, 200, { by: member })
  const description = `Changed as number ${next()}`
  const sent = { method: 'PUT', by: member, body: { description }, headers: { 'If-Match': `"${trailer.version}"` } }
  const changed = await read(TrailerResponse, 'PUT trailers', path, 200, sent)
  stored.edits++
  const isNext = changed.trailer.version === trailer.version + 1 && changed.trailer.name === trailer.name
  expect(isNext, `Trailer ${trailer.id} is not what it was, changed once`)
  const saved = await read(TrailerResponse, 'one trailer', path, 200, { by: member })
  expect(saved.trailer.description === description, `Trailer ${trailer.id} is read otherwise than it was written`)
  const { text } = await call('page of a trailer', `/rent/${trailer.id}`, 200)
  expect(text.includes(trailer.name), `The page of trailer ${trailer.id} is about another`)
}
