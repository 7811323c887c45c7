import { expect, test } from 'vitest'
import { ApiError, networkError } from '../api/api-error.ts'
import { libraryFailure } from './words.ts'

test('tells what the server refused, with its reason', () => {
  expect(libraryFailure('folder', new ApiError(409, 'It exists.'))).toBe('Failed to create folder: It exists.')
  expect(libraryFailure('rename', new ApiError(500, ''))).toBe('Failed to rename image')
  expect(libraryFailure('delete', new ApiError(500, ''))).toBe('Failed to delete image')
})

test('asks to try again where no answer came', () => {
  expect(libraryFailure('delete', networkError())).toBe('Delete failed. Please try again.')
  expect(libraryFailure('rename', new TypeError('x'))).toBe('Rename failed. Please try again.')
  expect(libraryFailure('folder', networkError())).toBe('Create folder failed. Please try again.')
})
