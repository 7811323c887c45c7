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

test('the honeypot of the contact form asks browsers and password managers to leave it empty', async () => {
  const [trap = ''] = /<input [^>]*name="website"[^>]*>/.exec(await (await send('/contact')).text()) ?? []
  for (const wish of ['autocomplete="off"', 'data-1p-ignore', 'data-bwignore', 'data-lpignore="true"'])
    expect(trap).toContain(wish)
})
