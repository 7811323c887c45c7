import { expect, test } from 'vitest'
import { nextName } from './image-name.ts'

test.each([
  ['', null],
  ['  ', null],
  ['old-1.jpg', null],
  ['old-1', null],
  [' new ', 'new.jpg'],
  ['new.jpg', 'new.jpg'],
  ['new.png', 'new.png'],
  ['v1.2 front', 'v1.2 front.jpg'],
])('makes of %j: %j', (typed, name) => expect(nextName(typed, 'old-1.jpg')).toBe(name))
