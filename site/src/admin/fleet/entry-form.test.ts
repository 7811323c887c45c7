import { expect, test } from 'vitest'
import { fieldsOf, valuesOf } from './entry-form.ts'

const trailer = { id: 1, name: 'Sunny Scoops', status: 'rented', buffer_days: 0 } as const

test('the choice of a trailer says where to add the first one, and who is not available', () => {
  const [none] = fieldsOf([], null)
  expect(none).toMatchObject({ options: [], hint: 'There is none yet. Add it in Rental Trailers first.' })
  const [one] = fieldsOf([trailer], null)
  expect(one).toEqual({
    kind: 'select',
    name: 'trailer_id',
    label: 'Trailer',
    required: true,
    search: 'Search trailers',
    options: [{ value: 1, label: 'Sunny Scoops (rented)' }],
  })
})

test('two trailers of one name are told apart by their numbers', () => {
  const [choice] = fieldsOf(
    [trailer, { ...trailer, id: 2, status: 'available' }, { ...trailer, id: 3, name: 'Taco' }],
    null,
  )
  expect(choice).toMatchObject({
    options: [
      { value: 1, label: 'Sunny Scoops #1 (rented)' },
      { value: 2, label: 'Sunny Scoops #2' },
      { value: 3, label: 'Taco (rented)' },
    ],
  })
})

test('it begins with the trailer and the days that were chosen in the calendar, unless the trailer has gone since', () => {
  const start = { trailer: 1, start: '2026-11-28', end: null }
  const days = { rental_start_date: '2026-11-28', rental_end_date: '2026-11-28' }
  expect(valuesOf(start, [trailer])).toMatchObject({ trailer_id: 1, ...days })
  expect(valuesOf({ ...start, trailer: 2 }, [trailer])).toMatchObject({ trailer_id: null, ...days })
})
