import { expect, test } from 'vitest'
import { cachedMarkup } from './markup-cache.ts'

const make = (markup: string) => async () => markup

test('a part of a page that shows the same is not rendered again', async () => {
  expect(await cachedMarkup('card', [{ id: 1, name: 'Aria' }], make('<p>Aria</p>'))).toBe('<p>Aria</p>')
  expect(cachedMarkup('card', [{ id: 1, name: 'Aria' }], make('never asked'))).toBe('<p>Aria</p>')
})

test('whatever it shows otherwise, or another part, is', async () => {
  await cachedMarkup('card', [{ id: 2, name: 'Bella' }], make('<p>Bella</p>'))
  expect(await cachedMarkup('card', [{ id: 2, name: 'Bella', status: 'rented' }], make('<p>Rented</p>'))).toBe(
    '<p>Rented</p>',
  )
  expect(await cachedMarkup('nav', [{ id: 2, name: 'Bella' }], make('<nav></nav>'))).toBe('<nav></nav>')
})

test('what could not be rendered is tried again', async () => {
  await expect(cachedMarkup('card', 3, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await cachedMarkup('card', 3, make('<p>whole</p>'))).toBe('<p>whole</p>')
})
