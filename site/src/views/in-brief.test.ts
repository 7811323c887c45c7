import { expect, test } from 'vitest'
import { inBrief } from './in-brief.ts'

test('a short text stays as it is, on one line', () => {
  expect(inBrief('Two griddles.\n\nA long counter.')).toBe('Two griddles. A long counter.')
  expect(inBrief('\n Two griddles. ')).toBe('Two griddles.')
  expect(inBrief('🌮'.repeat(160))).toBe('🌮'.repeat(160))
})

test('a long one ends after a word', () => {
  const brief = inBrief('Griddle, fryer, '.repeat(100))
  expect(brief).toMatch(/^(?:Griddle, fryer, ){9}Griddle, fryer…$/)
  expect(brief.length).toBeLessThanOrEqual(160)
  expect(inBrief('Refrigerators '.repeat(100))).toMatch(/^(?:Refrigerators ){10}Refrigerators…$/)
})

test('what has no words ends between two letters', () => {
  expect(inBrief('🌮'.repeat(161))).toBe(`${'🌮'.repeat(159)}…`)
})
