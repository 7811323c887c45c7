import { afterEach, expect, test, vi } from 'vitest'
import { $now, $today, correctClock } from './now.ts'

const SERVER = Date.parse('2027-03-14T12:00:00Z')
const DATE = new Date(SERVER).toUTCString()
const HOUR_MS = 3_600_000

afterEach(() => vi.useRealTimers())

/** The portal's time on a computer whose clock is `ahead` milliseconds fast. */
function nowOn(ahead: number): number {
  vi.useFakeTimers({ toFake: ['Date'], now: SERVER + ahead })
  correctClock(new Headers({ Date: DATE, 'Cache-Control': 'no-store' }))
  return $now.get()
}

test.each([365 * 24 * HOUR_MS, HOUR_MS, -HOUR_MS])('it is what the server says on a computer %i ms ahead', (ahead) => {
  expect(nowOn(ahead)).toBe(SERVER)
})

test('it is what the computer says where that is right, and where an answer is undated or may be an old one', () => {
  nowOn(HOUR_MS)
  expect(nowOn(900)).toBe(SERVER + 900)
  correctClock(new Headers({ 'Cache-Control': 'no-store' }))
  correctClock(new Headers({ Date: new Date(SERVER - HOUR_MS).toUTCString(), 'Cache-Control': 'max-age=60' }))
  expect($now.get()).toBe(SERVER + 900)
})

test('today is the day in Tampa at that time', () => {
  nowOn(365 * 24 * HOUR_MS)
  expect($today.get()).toBe('2027-03-14')
})
