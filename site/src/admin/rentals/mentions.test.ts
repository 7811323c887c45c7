import { describe, expect, test } from 'vitest'
import { mentions } from './mentions.ts'

describe('mentions', () => {
  test('finds the request a sentence names', () => {
    expect(mentions('Booked by request #12 until Friday.')).toEqual([
      { text: 'Booked by request ', id: null },
      { text: '#12', id: 12 },
      { text: ' until Friday.', id: null },
    ])
  })

  test('leaves a sentence that names none whole', () => {
    expect(mentions('Number #0 is no request')).toEqual([{ text: 'Number #0 is no request', id: null }])
  })
})
