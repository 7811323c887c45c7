import { expect, test } from 'vitest'
import { keptMarkup } from './kept-markup.ts'

const make = (markup: string) => async () => markup

test('a part of a page that shows the same is not rendered again', async () => {
  expect(await keptMarkup('card', [{ id: 1, name: 'Aria' }], make('<p>Aria</p>'))).toBe('<p>Aria</p>')
  expect(keptMarkup('card', [{ id: 1, name: 'Aria' }], make('never asked'))).toBe('<p>Aria</p>')
})

test('whatever it shows otherwise, or another part, is', async () => {
  await keptMarkup('card', [{ id: 2, name: 'Bella' }], make('<p>Bella</p>'))
  expect(await keptMarkup('card', [{ id: 2, name: 'Bella', status: 'rented' }], make('<p>Rented</p>'))).toBe(
    '<p>Rented</p>',
  )
  expect(await keptMarkup('nav', [{ id: 2, name: 'Bella' }], make('<nav></nav>'))).toBe('<nav></nav>')
})

test('what could not be rendered is tried again', async () => {
  await expect(keptMarkup('card', 3, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await keptMarkup('card', 3, make('<p>whole</p>'))).toBe('<p>whole</p>')
})
