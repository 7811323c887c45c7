import * as z from 'zod'
import { MeResponse } from '#contract/access/session'
import { FleetCalendar } from '#contract/catalogue/fleet-calendar'
import { Availability, TrailerResponse } from '#contract/catalogue/trailer'
import { DashboardResponse } from '#contract/dashboard'
import { ApiLogPage } from '#contract/log'
import { RentalList, RentalResponse } from '#contract/requests/rental'
import { Failure } from '#contract/wire'
import { toCursor } from '../../worker/src/http/cursor.ts'
import { anyOf, type Caller, expect } from './caller.ts'

const PAGE = 100

/** Something a visitor or member of staff reads, and how often among all reads. */
export interface Step {
  weight: number
  take: (caller: Caller) => Promise<void>
}

/** The reads; each one checks its response. */
export const READS: readonly Step[] = [
  { weight: 20, take: whoAmI },
  { weight: 12, take: oneRequest },
  { weight: 10, take: laterPage },
  { weight: 8, take: oneTrailer },
  { weight: 8, take: availability },
  { weight: 8, take: rentPage },
  { weight: 6, take: homePage },
  { weight: 5, take: logPage },
  { weight: 4, take: firstPage },
  { weight: 4, take: foundRequests },
  { weight: 4, take: dashboard },
  { weight: 4, take: fleet },
  { weight: 4, take: strangers },
  { weight: 1, take: rentalsPage },
  { weight: 1, take: publicTrailers },
]

async function whoAmI({ read, member }: Caller): Promise<void> {
  const { data } = await read(MeResponse, 'who am I', '/api/auth/me', 200, { by: member })
  expect(data.username === member.username, `${member.username} was taken for ${data.username}`)
}

async function oneRequest({ read, member, world }: Caller): Promise<void> {
  const id = anyOf(world.requests)
  const { quote } = await read(RentalResponse, 'one request', `/api/rentals/${id}`, 200, { by: member })
  const name = `Customer ${id - world.requests.first + 1}`
  expect(quote.id === id && quote.customer_name === name, `Request ${id} is that of ${quote.customer_name}`)
}

async function laterPage({ read, member, world }: Caller): Promise<void> {
  const before = anyOf({ first: world.requests.first + PAGE, last: world.requests.last })
  const path = `/api/rentals?limit=${PAGE}&cursor=${toCursor('rentals', before)}`
  const { quotes } = await read(RentalList, 'a later page of requests', path, 200, { by: member })
  const isWhole = quotes.length === PAGE && quotes.every(({ id }, index) => id === before - 1 - index)
  expect(isWhole, `The page before request ${before} is not the ${PAGE} requests before it`)
}

async function firstPage({ read, member, world }: Caller): Promise<void> {
  const path = `/api/rentals?limit=${PAGE}&status=pending`
  const { quotes, counts } = await read(RentalList, 'first page of a state', path, 200, { by: member })
  expect(
    quotes.length === PAGE && quotes.every(({ status }) => status === 'pending'),
    'A page of one state has another',
  )
  const sum = Object.values(counts ?? {}).reduce((total, count) => total + count, 0)
  expect(sum >= world.requestCount, `${sum} requests are counted, and there are more`)
}

async function foundRequests({ read, member, world }: Caller): Promise<void> {
  const number = anyOf({ first: 90_000, last: world.requests.last - world.requests.first })
  const path = `/api/rentals?limit=10&q=customer${number}@`
  const { quotes } = await read(RentalList, 'a search among requests', path, 200, { by: member })
  const isFound = quotes.length === 1 && quotes[0]?.customer_name === `Customer ${number}`
  expect(isFound, `${quotes.length} requests are found for customer${number}@`)
}

async function oneTrailer({ read, member, world }: Caller): Promise<void> {
  const id = anyOf(world.trailers)
  const { trailer } = await read(TrailerResponse, 'one trailer', `/api/trailers/${id}`, 200, { by: member })
  const name = `Bench trailer ${id - world.trailers.first + 1}`
  expect(trailer.name === name, `Trailer ${id} is called ${trailer.name}`)
}

async function availability({ read, world }: Caller): Promise<void> {
  const path = `/api/trailers/${anyOf(world.trailers)}/availability`
  const { booked } = await read(Availability, 'availability', path, 200)
  expect(booked.length === 0, 'Days are taken that nobody was given')
}

async function rentPage({ call, world }: Caller): Promise<void> {
  const id = anyOf(world.trailers)
  const { text } = await call('page of a trailer', `/rent/${id}`, 200)
  expect(text.includes(`Bench trailer ${id - world.trailers.first + 1}`), `The page of trailer ${id} is about another`)
}

async function homePage({ call }: Caller): Promise<void> {
  const { text } = await call('home page', '/', 200)
  expect(text.includes('</html>'), 'The home page is not whole')
}

async function rentalsPage({ call }: Caller): Promise<void> {
  const { text } = await call('page of all rentals', '/rentals', 200)
  expect(text.includes('/rent/1"') && text.includes('Show more trailers'), 'The page of all rentals is not whole')
}

// Validating ten thousand records on each call would put too much load on the client.
const AllTrailers = z.object({ trailers: z.array(z.unknown()) })

async function publicTrailers({ read, world }: Caller): Promise<void> {
  const { trailers } = await read(AllTrailers, 'all public trailers', '/api/trailers/public', 200)
  expect(trailers.length === world.trailerCount, `${trailers.length} trailers are listed of ${world.trailerCount}`)
}

const LOG_FILTERS = ['', 'method=PUT', 'statusCode=500', 'success=false', 'userId=3', 'path=/api/rentals/77']

async function logPage({ read, world }: Caller): Promise<void> {
  const filter = LOG_FILTERS[anyOf({ first: 0, last: LOG_FILTERS.length - 1 })] ?? ''
  const path = `/api/logs/api?limit=50&page=${anyOf({ first: 1, last: 5 })}&${filter}`
  const { data } = await read(ApiLogPage, 'a page of the log', path, 200, { by: world.developer })
  const isRight = data.logs.every(
    ({ method, statusCode, userId, path }) =>
      (filter !== 'method=PUT' || method === 'PUT') &&
      (filter !== 'statusCode=500' || statusCode === 500) &&
      (filter !== 'success=false' || statusCode >= 400) &&
      (filter !== 'userId=3' || userId === 3) &&
      (!filter.startsWith('path=') || path.includes('/api/rentals/77')),
  )
  expect(isRight, `The log filtered by ${filter} tells of other calls`)
  const isSorted = data.logs.every(({ timestamp }, index) => timestamp <= (data.logs[index - 1]?.timestamp ?? '~'))
  expect(isSorted, 'The log is not sorted by time')
}

async function dashboard({ read, member, world }: Caller): Promise<void> {
  const { data } = await read(DashboardResponse, 'dashboard', '/api/dashboard', 200, { by: member })
  const trailers = Object.values(data.trailers).reduce((total, count) => total + count, 0)
  expect(trailers === world.trailerCount, `The dashboard counts ${trailers} trailers of ${world.trailerCount}`)
  const requests = Object.values(data.rentals).reduce((total, count) => total + count, 0)
  expect(requests >= world.requestCount, `The dashboard counts ${requests} requests, and there are more`)
}

async function fleet({ read, member }: Caller): Promise<void> {
  const path = '/api/rentals/calendar?from=2026-11-01&to=2026-12-31'
  const { trailers } = await read(FleetCalendar, 'fleet calendar', path, 200, { by: member })
  expect(trailers.length === 100, `The calendar shows ${trailers.length} trailers`)
}

/** What must stay closed, however busy the server is. */
async function strangers({ read, member }: Caller): Promise<void> {
  await read(Failure, 'closed doors', '/api/rentals', 401)
  await read(Failure, 'closed doors', '/api/auth/me', 401, { by: { ...member, token: member.token.toUpperCase() } })
  await read(Failure, 'closed doors', '/api/logs/api', 403, { by: member })
}
