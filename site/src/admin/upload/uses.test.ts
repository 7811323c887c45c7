import { expect, test } from 'vitest'
import { usesOf } from './uses.ts'

test('leads to the records that show an image, and only names one that the account may not open', () => {
  const issues = [
    { path: 'trailer.7', message: 'Smoke wagon' },
    { path: 'custom_trailer.2', message: 'Retro' },
    { path: 'category', message: 'Cooking' },
  ]
  expect(usesOf(issues, (section) => section !== 'custom-trailers')).toEqual([
    { href: '/admin/rental-trailers?open=7', words: 'Rental trailer: Smoke wagon' },
    { href: null, words: 'Custom trailer: Retro' },
    { href: '/admin/equipment?open=categories', words: 'Category: Cooking' },
  ])
})
