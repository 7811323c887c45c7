import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inLines, onOneLine, truncate } from './text.ts'

const MOST = 700
const bytesOf = (text: string) => new TextEncoder().encode(text).length

describe('truncate', () => {
  test('keeps what fits and never more than it may', () => {
    // Halves of surrogate pairs too, of which no whole character is made.
    const letter = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit))
    const letters = fc.string({ unit: letter, maxLength: 600 })
    fc.assert(
      fc.property(letters, (text) => {
        const cut = truncate(text, MOST)
        expect(bytesOf(cut)).toBeLessThanOrEqual(MOST)
        expect(cut.isWellFormed()).toBe(true)
        if (bytesOf(text) <= MOST) expect(cut).toBe(text.toWellFormed())
      }),
    )
  })

  test('says how long a text was', () => {
    const cut = truncate('😀'.repeat(5000), 1000)
    expect(cut).toMatch(/^(😀)+… \[cut, 20000 bytes in all\]$/u)
    expect(bytesOf(cut)).toBeLessThanOrEqual(1000)
    expect(truncate('x'.repeat(1000), 1000)).toBe('x'.repeat(1000))
    expect(truncate('short', 1000, 99_999)).toBe('short… [cut, 99999 bytes in all]')
  })
})

test('one line stays one line, and shows what cannot be seen', () => {
  expect(onOneLine('a\r\n2026-11-20 fake\tentry\u001b[31m\u2028\u0000b')).toBe(
    'a\\r\\n2026-11-20 fake\\tentry\\u001b[31m\\u2028\\u0000b',
  )
  expect(inLines('one\ntwo\tthree\rfour')).toBe('one\ntwo\tthree\\rfour')
})
