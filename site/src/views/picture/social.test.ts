import { describe, expect, test } from 'vitest'
import { SOCIAL_PICTURES, socialPicture } from './social.ts'

describe('socialPicture', () => {
  test('cuts a library picture to the shape of a shared link', () => {
    expect(socialPicture('/images/rentals/taco.jpg', 'Taco', SOCIAL_PICTURES.rentals)).toEqual({
      path: '/images/rentals/taco.jpg?crop=social',
      alt: 'Taco',
      size: { width: 1200, height: 630 },
    })
    expect(socialPicture('/images/rentals/taco.jpg?v=2', '', SOCIAL_PICTURES.rentals).path).toMatch(
      /\?v=2&crop=social$/,
    )
  })

  test('takes a picture of another host as it is, without a size nobody knows', () => {
    const url = 'https://cdn.example.com/taco.jpg'
    expect(socialPicture(url, 'Taco', SOCIAL_PICTURES.rentals)).toEqual({ path: url, alt: 'Taco', size: null })
  })

  test.each([
    '',
    '/placeholder-trailer.jpg',
    '/images/rentals/logo.svg',
    '/images/rentals/LOGO.SVG?v=2',
    'http://cdn.example.com/taco.jpg',
    'https://[',
  ])('shows a drawing instead of %o', (url) => {
    expect(socialPicture(url, 'Taco', SOCIAL_PICTURES.custom)).toBe(SOCIAL_PICTURES.custom)
  })
})
