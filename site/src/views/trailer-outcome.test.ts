import { describe, expect, test } from 'vitest'
import { exampleRentals } from '../content/example-rentals.ts'
import { trailerOutcome } from './trailer-outcome.ts'

const pitch = (name: string) => `Rent ${name}.`

describe('trailerOutcome', () => {
  test('shows a trailer under its name', () => {
    const [trailer] = exampleRentals
    if (!trailer) throw new Error('no example')
    expect(trailerOutcome('1', trailer, pitch)).toMatchObject({
      found: true,
      status: 200,
      title: trailer.name,
      description: trailer.description,
    })
  })

  test('describes one that has no description by its pitch', () => {
    expect(trailerOutcome('1', { name: 'Taco', description: '' }, pitch)).toMatchObject({ description: 'Rent Taco.' })
  })

  test.each([
    [null, 'not-found', 404, 'No trailer ID provided'],
    ['', 'unreadable', 404, 'No trailer ID provided'],
    ['99', 'not-found', 404, 'Trailer not found'],
    ['99', 'unreadable', 503, 'Failed to load trailer details'],
  ] as const)('says for id %o that is %s: %i %s', (id, trailer, status, message) => {
    expect(trailerOutcome(id, trailer, pitch)).toEqual({ found: false, title: 'Trailer Not Found', status, message })
  })
})
