import { createElement } from 'react'
import { expect, test } from 'vitest'
import { cachedIsland } from './island-cache.ts'

const First = ({ name }: { name: string }) => name
const Other = ({ name }: { name: string }) => `other ${name}`

test('an island is rendered again for other props and another component only', () => {
  let count = 0
  const render = () => `${++count}`
  const draw = (type: typeof First, name: string) => cachedIsland(createElement(type, { name }), render)
  expect([draw(First, 'a'), draw(First, 'a'), draw(First, 'b'), draw(Other, 'a')]).toEqual(['1', '1', '2', '3'])
})

test('an island with something inside is rendered each time', () => {
  let count = 0
  const island = createElement(First as never, { name: 'a' }, createElement('p'))
  const draw = () => cachedIsland(island, () => `${++count}`)
  expect([draw(), draw()]).toEqual(['1', '2'])
})

test('what renders is given the island alone', () => {
  const render = (...given: unknown[]) => `${given.length}`
  const [empty, filled] = [
    createElement(Other, { name: 'alone' }),
    createElement(First as never, {}, createElement('p')),
  ]
  expect([cachedIsland(empty, render), cachedIsland(filled, render)]).toEqual(['1', '1'])
})

test('an island is written in signs that a runtime holds in one byte each', () => {
  const draw = (name: string) => cachedIsland(createElement(First, { name }), () => `<p>é ${name}</p>`)
  expect([draw('–'), draw('🌮')]).toEqual(['<p>é &#8211;</p>', '<p>é &#127790;</p>'])
})
