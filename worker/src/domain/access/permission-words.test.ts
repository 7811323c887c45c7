import { expect, test } from 'vitest'
import { permissionEntries, wordsOf } from './permission-words.ts'
import { PERMISSIONS } from './permissions.ts'

test('every permission has words of its own, and says whether the asker has it', () => {
  const entries = permissionEntries(['rentals.view'])
  expect(entries.map(({ name }) => name)).toEqual(PERMISSIONS)
  expect(entries.map(({ id }) => id)).toEqual(PERMISSIONS.map((_, index) => index + 1))
  expect(new Set(entries.map(({ description }) => description)).size).toBe(PERMISSIONS.length)
  expect(entries.filter(({ granted }) => granted).map(({ name }) => name)).toEqual(['rentals.view'])
})

test('everything is granted to whoever has everything', () => {
  expect(permissionEntries(['*']).every(({ granted }) => granted)).toBe(true)
})

test('whoever may change messages may write to customers, and the form of a group says so', () => {
  const { description } = permissionEntries([]).find(({ name }) => name === 'contact.manage') ?? {}
  expect(description).toContain('by e-mail')
})

test.each([
  ['trailers.view', 'Rental Trailers', 'See the rental trailers'],
  ['custom_trailers.manage', 'Custom Trailers', 'Add, change and delete custom trailers'],
  ['equipment.manage', 'Equipment', 'Add, change and delete equipment and its categories'],
  ['images.view', 'Upload', 'See the images and folders of the image library'],
] as const)('%s is listed under %s as “%s”', (name, category, description) => {
  expect(wordsOf(name)).toEqual({ category, description })
})
