import { describe, expect, test } from 'vitest'
import type { FleetRental } from '#contract/catalogue/fleet-calendar'
import type { Cell, Lane } from './lanes.ts'
import { besideBar } from './name-placement.ts'

const start = '2026-12-01'
const rental: FleetRental = { id: 1, trailer_id: 1, customer_name: 'Ana Ortega', status: 'approved', start, end: start }

const long = { ...rental, customer_name: 'Ana María de la Cruz Ortega' }

// Characters as lanes.test.ts draws them; a run of digits is one bar, free days are cells of a day.
function lane(drawn: string, rental: FleetRental): Lane {
  return [...drawn.matchAll(/\d+|k+|\.+|-/g)].map(([run]): Cell => {
    const days = run.length
    if (/\d/.test(run)) return { kind: 'rental', rental, before: false, after: false, start, days }
    return run[0] === 'k'
      ? { kind: 'kept', rental, start, days }
      : { kind: run[0] === '-' ? 'free' : 'none', start, days }
  })
}

describe('the name of a bar', () => {
  test.each([
    ['stands in free days after a short bar', '11------', { tail: 0, room: 6 }],
    ['stands in a lane that has no free days', '1.......', { tail: 0, room: 7 }],
    ['ends before the next bar', '11---222', { tail: 0, room: 3 }],
    ['stands behind days kept free', '1kk-----', { tail: 2, room: 5 }],
    ['stands beside a bar of three days, too', '111-----', { tail: 0, room: 5 }],
    ['stays in a bar that is long enough for it', '1111-----', null],
    ['stays where as little room follows', '11--2222', null],
    ['stays at the end of the window', '11', null],
    ['stays in a week, whose days are wide', '11-----', null],
  ])('%s', (_, drawn, expected) => {
    expect(besideBar(lane(drawn, rental), 0)).toEqual(expected)
  })

  test('stays in a bar of six days, which shows most of it', () => {
    expect(besideBar(lane('11111-------', long), 0)).toEqual({ tail: 0, room: 7 })
    expect(besideBar(lane('111111-------', long), 0)).toBeNull()
  })
})
