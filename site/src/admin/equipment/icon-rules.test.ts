import { expect, test } from 'vitest'
import { ApiError, networkError } from '../api-error.ts'
import { iconInWords, iconProblem, iconUpdateFailure, iconUploadFailure, typedIcon } from './icon-rules.ts'

test.each([
  [' chefhat ', 'ChefHat'],
  ['https://pictures.test/a.png', 'https://pictures.test/a.png'],
  ['Unicorn', 'Unicorn'],
  ['', ''],
])('reads %j as %j', (typed, icon) => expect(typedIcon(typed)).toBe(icon))

const MB = 1024 * 1024
test.each([
  [{ type: 'image/svg+xml', size: 5 * MB }, null],
  [{ type: 'image/png', size: 5 * MB + 1 }, 'File size too large. Maximum allowed size is 5MB.'],
  [{ type: 'image/gif', size: 10 }, 'Invalid file type. Please upload JPG, PNG, WebP, or SVG files only.'],
])('judges the file %j', (file, problem) => expect(iconProblem(file)).toBe(problem))

test.each([
  [null, 'Guessed from the name'],
  ['Zap', 'Icon Zap'],
  ['/images/equipment/a.svg', 'Image'],
])('tells %j', (icon, words) => expect(iconInWords(icon)).toBe(words))

test('tells what failed', () => {
  expect(iconUploadFailure('Too large.')).toBe('Failed to upload icon: Too large.')
  expect(iconUploadFailure(new ApiError(400, 'No picture.'))).toBe('Failed to upload icon: No picture.')
  expect(iconUpdateFailure(networkError())).toBe('Failed to update category icon: Network error')
  expect(iconUpdateFailure(new ApiError(500, ''))).toBe('Failed to update category icon: Please try again.')
})
