import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { shortNames } from '../../../scripts/build/short-scopes.ts'
import { send } from '../../product.ts'

/** Class names that a style of its own declares. */
function classesOf(style: string): Set<string> {
  const own = style.replaceAll(/\/\*.*?\*\/|:global\(.*?\)/gs, '')
  return new Set([...own.matchAll(/\.([a-zA-Z]\w*)/g)].flatMap(([, name]) => name ?? []))
}

// A page rendered on demand has the styles of what the server renders, but its island can show more than that.
test.each([
  ['/build', 'configurator'],
  ['/rent/1', 'rental-request'],
])('%s has the styles of all that its island will ever show', async (path, folder) => {
  const style = (await (await send(path)).text()).match(/<style>.*?<\/style>/gs)?.join('') ?? ''
  const modules = shortNames(globSync('site/src/**/*.module.css'))
  const sheets = globSync(`site/src/islands/${folder}/*.module.css`)
  const missing = sheets.filter((sheet) => {
    const found = new Set(style.match(new RegExp(`\\._${modules.get(sheet)}_\\w+`, 'g')))
    return found.size < classesOf(readFileSync(sheet, 'utf8')).size
  })
  expect(sheets.length).toBeGreaterThan(2)
  expect(missing.map((sheet) => basename(sheet))).toEqual([])
})

test('a page to book has no styles of components that it does not show, and its policy allows those it has', async () => {
  const page = await send('/rent/1')
  const [, style = '', rest = ''] = (await page.text()).match(/<style>(.*?)<\/style>(.*)/s) ?? []
  const scopes = new Set(style.match(/data-c-\w+/g))
  expect(scopes.size).toBeGreaterThan(5)
  expect([...scopes].filter((scope) => !rest.includes(scope))).toEqual([])
  const hash = createHash('sha256').update(style).digest('base64')
  expect(page.headers.get('Content-Security-Policy')).toContain(`'sha256-${hash}'`)
})

test('the configurator has its drawn trailer once', async () => {
  const html = await (await send('/build')).text()
  expect(html.split('viewBox="0 0 1280 640"')).toHaveLength(2)
})

test('the lists of the home page bring no styles or scripts, and its policy has only its own hashes', async () => {
  const html = await (await send('/')).text()
  const lists = new Set(html.match(/\/_server-islands\/[^'"]+/g))
  expect(lists.size).toBe(2)
  for (const path of lists)
    expect(await (await send(path.replaceAll('&amp;', '&'))).text()).not.toMatch(/<(style|script)\b/)
  const [policy = ''] = html.match(/content="default-src[^"]*/) ?? []
  const hashes = policy.match(/'sha256-[^']+'/g) ?? []
  const contents = [...html.matchAll(/<(?:style|script)\b[^>]*>(.*?)<\/(?:style|script)>/gs)].map(
    ([, content = '']) => content,
  )
  const own = contents.map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`)
  expect(hashes.length).toBeGreaterThan(3)
  expect(hashes.filter((hash) => !own.includes(hash))).toEqual([])
})
