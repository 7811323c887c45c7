import { expect, test } from 'vitest'
import { send } from '../../product.ts'

const htmlOf = async (path: string) => (await send(path)).text()

/** The files that a script imports. */
async function importsOf(file: string): Promise<string[]> {
  const script = await (await send(file)).text()
  return [...script.matchAll(/\b(?:from|import)"\.\/([\w.-]+\.js)"/g)].map(([, name]) => `/_astro/${name}`)
}

/** Those files, what they import, and so on. */
async function allImportsOf(file: string): Promise<string[]> {
  const reached = new Set(await importsOf(file))
  for (const one of reached) for (const further of await importsOf(one)) reached.add(further)
  return [...reached]
}

// Otherwise a browser would learn of some of them only from others, a round trip later each time.
test.each(['/build', '/rent/1'])(
  'the script of the island of %s imports all that its imports lead to',
  async (path) => {
    const [, island = ''] = (await htmlOf(path)).match(/component-url="([^"]+)"/) ?? []
    const [own, all] = [await importsOf(island), await allImportsOf(island)]
    expect(all.length).toBeGreaterThan(10)
    expect(all.filter((file) => !own.includes(file))).toEqual([])
  },
)

test('the portal preloads its script and all that this imports, ahead of its styles', async () => {
  const html = await htmlOf('/admin')
  const [, script = ''] = html.match(/<script type="module" src="([^"]+)"/) ?? []
  const ahead = html.slice(0, html.indexOf('<style>'))
  const preloaded = [...ahead.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, file]) => file)
  const needed = [script, ...(await allImportsOf(script))]
  expect(needed.length).toBeGreaterThan(10)
  expect(preloaded.toSorted()).toEqual(needed.toSorted())
})

test('the portal shows its theme without waiting for a file', async () => {
  const html = await htmlOf('/admin')
  expect(html).toMatch(/<script[^>]*>[^<]*dataset\.theme/)
  expect(html).not.toContain('<script src=')
})
