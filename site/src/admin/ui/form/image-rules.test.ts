import { describe, expect, test } from 'vitest'
import { ApiError, networkError, sessionEnded } from '../../api/api-error.ts'
import { imageProblem, uploadProblem } from './image-rules.ts'

const MB = 1024 * 1024
const WRONG_TYPE = 'Invalid file type. Please upload JPG, PNG, WebP, or SVG files only.'
const TOO_LARGE = 'File size too large. Maximum allowed size is 15MB.'

describe('imageProblem', () => {
  test.each(['image/jpeg', 'image/png', 'image/webp', 'image/svg+xml', 'image/PNG', 'image/jpg'])(
    'takes %s',
    (type) => {
      expect(imageProblem({ type, size: 15 * MB })).toBeNull()
    },
  )

  test.each(['image/gif', 'application/pdf', 'text/html', ''])('refuses the type %j', (type) => {
    expect(imageProblem({ type, size: 1 })).toBe(WRONG_TYPE)
  })

  test('refuses a byte over 15 MB', () => {
    expect(imageProblem({ type: 'image/png', size: 15 * MB + 1 })).toBe(TOO_LARGE)
  })
})

describe('uploadProblem', () => {
  test.each([
    [
      new DOMException('late', 'TimeoutError'),
      'Upload timed out. Please try with a smaller file or check your connection.',
    ],
    [new DOMException('left', 'AbortError'), 'Upload was interrupted. Please try again.'],
    [networkError(), 'Network error occurred. Please check your connection and try again.'],
    [new ApiError(413, 'The image is too large.'), 'The image is too large.'],
    [sessionEnded(), 'Your session had ended. Please try again.'],
    [new ApiError(502, ''), 'Failed to upload image. Please try again.'],
    [new TypeError('a bug'), 'Failed to upload image. Please try again.'],
  ])('tells %s', (error, words) => expect(uploadProblem(error)).toBe(words))
})
