import { expect, test } from 'vitest'
import { latestBookmark, noteBookmark } from './bookmark.ts'

test('never goes back to an earlier moment', () => {
  expect(latestBookmark()).toBeNull()
  noteBookmark(null)
  expect(latestBookmark()).toBeNull()
  noteBookmark('00000002-0')
  noteBookmark('00000001-9')
  noteBookmark(null)
  expect(latestBookmark()).toBe('00000002-0')
  noteBookmark('00000010-0')
  expect(latestBookmark()).toBe('00000010-0')
})
