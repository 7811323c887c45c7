import { expect, test } from 'vitest'
import { chatDelay } from './chat-delay.ts'

test.each([
  [200, 200, 1000],
  [200, 900, 300],
  [200, 1200, 0],
  [200, 4000, 0],
  [undefined, 4000, 1000],
])('a page loaded at %s shows the chat button, at %i, after another %i ms', (loadedAt, now, delay) => {
  expect(chatDelay(loadedAt, now)).toBe(delay)
})
