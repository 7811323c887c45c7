import { expect, test } from 'vitest'
import { usesOf } from './uses.ts'

test('leads to the records that show a picture', () => {
  const issues = [
    { path: 'trailer.7', message: 'Smoke wagon' },
    { path: 'custom_trailer.2', message: 'Retro' },
    { path: 'category', message: 'Cooking' },
  ]
  expect(usesOf(issues)).toEqual([
    { href: '/admin/rental-trailers?open=7', words: 'Rental trailer: Smoke wagon' },
    { href: '/admin/custom-trailers?open=2', words: 'Custom trailer: Retro' },
    { href: '/admin/equipment?open=categories', words: 'Category: Cooking' },
  ])
})
