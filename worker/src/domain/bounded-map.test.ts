import { expect, test } from 'vitest'
import { BoundedMap } from './bounded-map.ts'

test('what was set longest ago goes, and what comes is known', () => {
  const map = new BoundedMap<number>(2)
  map.set('a', 1).set('b', 2).set('a', 3).set('c', 4)
  expect([...map]).toEqual([
    ['a', 3],
    ['c', 4],
  ])
})

test('what is made is made once as long as it is known, however many came before', () => {
  const made: string[] = []
  const map = new BoundedMap<string>(2)
  const ask = (key: string) => map.getOrCreate(key, () => `${made.push(key)}`)
  for (const key of ['a', 'b', 'c', 'c', 'c', 'b', 'a', 'a']) ask(key)
  expect(made).toEqual(['a', 'b', 'c', 'a'])
})
