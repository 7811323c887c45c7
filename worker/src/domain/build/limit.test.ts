import { expect, test } from 'vitest'
import { MAX_BUILD_ITEMS } from '#contract/text/limits'
import { fullBuildInWords, limitBuildItems } from './limit.ts'

const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test('a build keeps the first items it has room for, each once', () => {
  expect(limitBuildItems([3, 1, 3])).toEqual([3, 1])
  expect(limitBuildItems([1, ...ids(MAX_BUILD_ITEMS + 5)])).toEqual(ids(MAX_BUILD_ITEMS))
})

test('a build is full with as many as a request may name, and says so', () => {
  expect(fullBuildInWords(ids(MAX_BUILD_ITEMS - 1))).toBeNull()
  expect(fullBuildInWords(ids(MAX_BUILD_ITEMS))).toContain('300 items, which is the most')
})
