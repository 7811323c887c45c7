import { expect, test } from 'vitest'
import { type LibraryAddress, libraryHref, readAddress } from './address.ts'

function searchOf(href: string) {
  return Object.fromEntries(new URLSearchParams(href.split('?')[1]))
}

test.each<LibraryAddress>([
  { folder: '', q: '', edit: null },
  { folder: 'trailers', q: 'blue & white', edit: null },
  { folder: 'summer-menu', q: '', edit: { folder: 'rentals', filename: 'a b.c-1.jpg' } },
])('comes back as it was written: %j', (address) => {
  expect(readAddress(searchOf(libraryHref(address)))).toEqual(address)
})

test('takes what is not one of ours for absent', () => {
  expect(readAddress({ folder: '../x', edit: 'trailers' })).toEqual({ folder: '', q: '', edit: null })
  expect(readAddress({ edit: 'a/b/c' }).edit).toBeNull()
})
