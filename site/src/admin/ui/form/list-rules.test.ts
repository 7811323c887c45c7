import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { added, linesOf, moved, typedLines, withoutLine } from './list-rules.ts'

test('linesOf takes everything but a list for none', () => {
  expect(linesOf(['a', 2])).toEqual(['a', '2'])
  expect(linesOf(undefined)).toEqual([])
})

test('a line is added behind another', () => expect(added(['a', 'b'], 0)).toEqual(['a', '', 'b']))
test('the first line is added to none', () => expect(added([], -1)).toEqual(['']))
test('a line is taken away', () => expect(withoutLine(['a', 'b', 'c'], 1)).toEqual(['a', 'c']))

describe('moved', () => {
  const lines = ['a', 'b', 'c']
  test('goes up', () => expect(moved(lines, 1, -1)).toEqual(['b', 'a', 'c']))
  test('goes down', () => expect(moved(lines, 1, 1)).toEqual(['a', 'c', 'b']))
  test('stays at both ends', () => {
    expect(moved(lines, 0, -1)).toEqual(lines)
    expect(moved(lines, 2, 1)).toEqual(lines)
  })
})

describe('typedLines', () => {
  const schema = z.object({ sizes: typedLines(z.array(z.string().trim().max(3, 'Long')).max(2, 'Many')) })
  const issues = (sizes: string[]) =>
    schema.safeParse({ sizes }).error?.issues.map(({ path, message }) => [path, message])

  test('leaves out blank lines', () => {
    expect(schema.parse({ sizes: [' ', '4m', '', ' 5m '] })).toEqual({ sizes: ['4m', '5m'] })
  })

  test('tells the line that is wrong by the place it was typed at', () => {
    expect(issues(['', '4m', 'four'])).toEqual([[['sizes', 2], 'Long']])
  })

  test('tells what is wrong with all of them of the field', () => {
    expect(issues(['a', 'b', 'c'])).toEqual([[['sizes'], 'Many']])
  })
})
