import { expect, test } from 'vitest'
import { metaDescription } from './meta-description.ts'

test('a short text stays as it is, on one line', () => {
  expect(metaDescription('Two griddles.\n\nA long counter.')).toBe('Two griddles. A long counter.')
  expect(metaDescription('\n Two griddles. ')).toBe('Two griddles.')
  expect(metaDescription('🌮'.repeat(160))).toBe('🌮'.repeat(160))
})

test('a long one ends after a word', () => {
  const brief = metaDescription('Griddle, fryer, '.repeat(100))
  expect(brief).toMatch(/^(?:Griddle, fryer, ){9}Griddle, fryer…$/)
  expect(brief.length).toBeLessThanOrEqual(160)
  expect(metaDescription('Refrigerators '.repeat(100))).toMatch(/^(?:Refrigerators ){10}Refrigerators…$/)
})

test('what has no words ends between two letters', () => {
  expect(metaDescription('🌮'.repeat(161))).toBe(`${'🌮'.repeat(159)}…`)
})
