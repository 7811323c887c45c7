import { createServer, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import { viteFirst } from './vite-first.ts'

// Registered before all of Vite, as Cloudflare's plugin is.
const toWorker: Plugin = {
  name: 'to-worker',
  configureServer: ({ middlewares }) => {
    middlewares.use(function cloudflarePreMiddleware(_request, _response, next) {
      next()
    })
  },
}

async function orderOf(plugins: Plugin[]): Promise<string[]> {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins,
  })
  await server.close()
  return server.middlewares.stack.map(({ handle }) => ('name' in handle ? handle.name : ''))
}

test('what leads to the Worker comes right after the files that Vite serves, and nothing else moves', async () => {
  const [before, after] = [await orderOf([toWorker]), await orderOf([toWorker, viteFirst])]
  const others = before.filter((name) => name !== 'cloudflarePreMiddleware')
  expect(after.indexOf('cloudflarePreMiddleware')).toBe(after.indexOf('viteServeStaticMiddleware') + 1)
  expect(after.filter((name) => name !== 'cloudflarePreMiddleware')).toEqual(others)
})

test('where nothing leads to the Worker it says so, and takes nothing else', async () => {
  await expect(orderOf([viteFirst])).rejects.toThrow('see scripts/build/vite-first.ts')
})
