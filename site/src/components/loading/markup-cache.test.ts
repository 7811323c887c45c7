import { serialize } from 'node:v8'
import { expect, test, vi } from 'vitest'
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

test('in development it is rendered each time: its component may have been edited', async () => {
  await cachedMarkup('edited', 1, make('<p>as it was built</p>'))
  vi.stubEnv('MODE', 'development')
  try {
    expect(await cachedMarkup('edited', 1, make('<p>as it is edited</p>'))).toBe('<p>as it is edited</p>')
  } finally {
    vi.unstubAllEnvs()
  }
})

test('the runtime holds it in one byte a character, whatever signs it shows', async () => {
  const isOneByte = (text: string) =>
    String.fromCharCode(serialize(text)[2] ?? 0, serialize(text)[3] ?? 0).includes('"')
  const draw = async (sign: string) => await cachedMarkup('signs', sign, make(`<p>é ${sign}</p>`))
  expect([await draw('–'), await draw('🌮')]).toEqual(['<p>é &#8211;</p>', '<p>é &#127790;</p>'])
  expect([await draw('é'), await draw('–'), 'é –'].map(isOneByte)).toEqual([true, true, false])
})
