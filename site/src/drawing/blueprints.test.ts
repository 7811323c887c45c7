import { expect, test } from 'vitest'
import { blueprints } from './blueprints.ts'
import { drawTrailer } from './trailer.ts'

test.each(Object.entries(blueprints))('%s keeps the room that it fills', (_, { width, height, drawing }) => {
  const [, , ...size] = (/viewBox="([^"]+)"/.exec(drawTrailer(drawing))?.[1] ?? '').split(' ').map(Number)
  expect(size).toEqual([width, height])
})
