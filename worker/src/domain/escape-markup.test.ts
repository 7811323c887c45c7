import { expect, test } from 'vitest'
import { escapeMarkup } from './escape-markup.ts'

test('leaves nothing that HTML or XML would read, and anything else as it is', () => {
  expect(escapeMarkup(`<a href="x" title='y'>&`)).not.toMatch(/[<>"']|&(?!#\d+;)/)
  expect(escapeMarkup('Böhm, 6″ 🚚')).toBe('Böhm, 6″ 🚚')
})
