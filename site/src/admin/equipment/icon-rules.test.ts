import { expect, test } from 'vitest'
import { ApiError, networkError } from '../api/api-error.ts'
import { iconInWords, iconUpdateFailure, iconUploadFailure, typedIcon } from './icon-rules.ts'

test.each([
  [' chefhat ', 'ChefHat'],
  ['https://pictures.test/a.png', 'https://pictures.test/a.png'],
  ['Unicorn', 'Unicorn'],
  ['', ''],
])('reads %j as %j', (typed, icon) => expect(typedIcon(typed)).toBe(icon))

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
