import { describe, expect, test } from 'vitest'
import { pictureSource, RENTALS_FALLBACK_IMAGE, rentalAlt } from './source.ts'

describe('pictureSource', () => {
  test('offers a library picture in every width the library serves', () => {
    const { src, srcset } = pictureSource('/images/rentals/taco.jpg')
    expect(src).toBe('/images/rentals/taco.jpg?w=640')
    expect(srcset).toMatch(/^\/images\/rentals\/taco\.jpg\?w=320 320w, .* 1920w$/)
  })

  test('keeps the query a library address already has', () => {
    expect(pictureSource('/images/rentals/taco.jpg?v=2').src).toBe('/images/rentals/taco.jpg?v=2&w=640')
  })

  test('shows a picture of another host as it is', () => {
    const url = 'https://cdn.example.com/taco.jpg'
    expect(pictureSource(url)).toEqual({ src: url, srcset: undefined })
  })

  test.each(['', '/placeholder-trailer.jpg'])('shows the page’s own fallback instead of %o', (url) => {
    expect(pictureSource(url, RENTALS_FALLBACK_IMAGE).src).toBe('/imgs/4.jpg')
    expect(pictureSource(url).src).toBe('/placeholder-trailer.jpg')
  })
})

test.each([
  ['16 ft', 'Taco Kitchen, rental trailer, 16 ft'],
  ['5m', 'Taco Kitchen, rental trailer, 5m (16 ft)'],
  ['', 'Taco Kitchen, rental trailer'],
])('the picture of a rental of the size %j is described as “%s”', (size, words) => {
  expect(rentalAlt({ name: 'Taco Kitchen', size })).toBe(words)
})
