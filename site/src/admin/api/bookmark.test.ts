import { expect, test } from 'vitest'
import { latestBookmark, saveBookmark } from './bookmark.ts'

test('never goes back to an earlier moment', () => {
  expect(latestBookmark()).toBeNull()
  saveBookmark(null)
  expect(latestBookmark()).toBeNull()
  saveBookmark('00000002-0')
  saveBookmark('00000001-9')
  saveBookmark(null)
  expect(latestBookmark()).toBe('00000002-0')
  saveBookmark('00000010-0')
  expect(latestBookmark()).toBe('00000010-0')
})
