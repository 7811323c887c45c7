import { expect, test } from 'vitest'
import { sizedPicture } from './sized.ts'

test.each([
  ['/images/rentals/taco.jpg', '/images/rentals/taco.jpg?w=640'],
  ['/images/rentals/taco.jpg?v=2', '/images/rentals/taco.jpg?v=2&w=640'],
  ['https://cdn.example.com/images/taco.jpg', 'https://cdn.example.com/images/taco.jpg'],
  ['/imgs/4.jpg', '/imgs/4.jpg'],
])('%s at a width of 640 is %s', (url, sized) => expect(sizedPicture(url, 640)).toBe(sized))
