import { expect, test } from 'vitest'
import { inChunks } from './chunks.ts'

test.each<[string[], string[][]]>([
  [[], []],
  [['a'], [['a']]],
  [
    ['aa', 'b', 'c'],
    [['aa', 'b'], ['c']],
  ],
  [
    ['a', 'too long', 'b', ''],
    [['a'], ['too long'], ['b', '']],
  ],
  [['', ''], [['', '']]],
])('%j is divided into %j', (items, chunks) => {
  expect(inChunks(items, 3, ({ length }) => length)).toEqual(chunks)
})
