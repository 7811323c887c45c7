import { createElement } from 'react'
import { expect, test } from 'vitest'
import { keptIsland } from './kept-island.ts'

const First = ({ name }: { name: string }) => name
const Other = ({ name }: { name: string }) => `other ${name}`

test('an island is rendered again for other props, another place on the page and another component only', () => {
  let count = 0
  const render = () => `${++count}`
  const draw = (type: typeof First, name: string, prefix = 'r0') =>
    keptIsland(createElement(type, { name }), { identifierPrefix: prefix }, render)
  expect([draw(First, 'a'), draw(First, 'a'), draw(First, 'b'), draw(First, 'a', 'r1'), draw(Other, 'a')]).toEqual([
    '1',
    '1',
    '2',
    '3',
    '4',
  ])
})

test('an island with something inside is rendered each time', () => {
  let count = 0
  const island = createElement(First as never, { name: 'a' }, createElement('p'))
  const draw = () => keptIsland(island, {}, () => `${++count}`)
  expect([draw(), draw()]).toEqual(['1', '2'])
})
