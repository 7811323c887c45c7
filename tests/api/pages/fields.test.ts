import { expect, test } from 'vitest'
import { send } from '../../product.ts'

test.each([
  ['/contact', 'name'],
  ['/rent/1', 'customer_name'],
])('%s lets a browser fill in who is writing, and a phone begin each part of the name', async (path, name) => {
  const page = await (await send(path)).text()
  const tag = page
    .match(/<input [^>]*>/g)
    ?.find((field) => field.includes(` name="${name}"`))
    ?.toLowerCase()
  expect(tag).toContain('autocomplete="name"')
  expect(tag).toContain('autocapitalize="words"')
})
