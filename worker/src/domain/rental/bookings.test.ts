import { expect, test } from 'vitest'
import { bookingsInWords, takenInWords } from './bookings.ts'

const single = (day: string) => ({ start: `2026-12-${day}`, end: `2026-12-${day}` })
const kept = { start: '2026-12-03', end: '2026-12-05', buffer_days: 1 }

test.each([
  [[single('01')], 'on Tue, Dec 1, 2026'],
  [[single('01'), single('04')], 'on Tue, Dec 1, 2026 and on Fri, Dec 4, 2026'],
  [
    ['01', '02', '03', '04'].map(single),
    'on Tue, Dec 1, 2026, on Wed, Dec 2, 2026, on Thu, Dec 3, 2026 and 1 more time',
  ],
  [[kept, kept], 'on Fri, Dec 4, 2026 and on Fri, Dec 4, 2026 (1 day is kept free before and after)'],
])('tells of the bookings %j', (booked, words) => expect(bookingsInWords(booked)).toBe(words))

const of = (id: number, day: string) => ({ id, buffer: 2, ...single(day) })

test.each([
  [[of(7, '01')], 'Already booked by request #7 on Tue, Dec 1, 2026.'],
  [[of(7, '01'), of(9, '04')], 'Already booked by request #7 on Tue, Dec 1, 2026 and request #9 on Fri, Dec 4, 2026.'],
  [
    [of(7, '01'), of(9, '02'), of(8, '03'), of(5, '04'), of(6, '05')],
    'Already booked by request #7 on Tue, Dec 1, 2026, request #9 on Wed, Dec 2, 2026, request #8 on Thu, Dec 3, 2026 and 2 more times.',
  ],
  [
    [of(7, '05'), of(9, '07')],
    'Already booked by request #7 on Sat, Dec 5, 2026 and request #9 on Mon, Dec 7, 2026, and 2 days are kept free between rentals of this trailer.',
  ],
])('tells what %j is in the way of', (others, words) => {
  expect(takenInWords(others, { start: '2026-12-01', end: '2026-12-05' })).toBe(words)
})
