import { expect, test } from 'vitest'
import { listed } from './listed.ts'

test.each([
  [[], ''],
  [['4m'], '4m'],
  [['4m', '5m'], '4m or 5m'],
  [['4m', '5m', '6m'], '4m, 5m or 6m'],
])('%j is “%s”', (words, text) => expect(listed(words, 'or')).toBe(text))
