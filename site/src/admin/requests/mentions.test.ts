import { describe, expect, test } from 'vitest'
import { mentions } from './mentions.ts'

describe('mentions', () => {
  test('finds the request a sentence names', () => {
    expect(mentions('Booked by request #12 until Friday.')).toEqual([
      { place: 0, text: 'Booked by request ', id: null },
      { place: 1, text: '#12', id: 12 },
      { place: 2, text: ' until Friday.', id: null },
    ])
  })

  test('leaves a sentence that names none whole', () => {
    expect(mentions('Number #0 is no request')).toEqual([{ place: 0, text: 'Number #0 is no request', id: null }])
  })
})
