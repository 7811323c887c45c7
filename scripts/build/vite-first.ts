import type { Plugin } from 'vite'

/**
 * Lets Vite serve modules, styles and fonts during development, and passes the rest to the Worker: `run_worker_first` of
 * wrangler.toml would pass it those too, and it has none of them (cloudflare/workers-sdk#14626).
 */
export const viteFirst: Plugin = {
  name: 'vite-first',
  apply: 'serve',
  configureServer: (server) => () => {
    const { stack } = server.middlewares
    const place = (name: string) => stack.findIndex(({ handle }) => 'name' in handle && handle.name === name)
    const [before, ofVite] = [place('cloudflarePreMiddleware'), place('viteServeStaticMiddleware')]
    if (before < 0 || ofVite < 0)
      throw new Error('Vite or its Cloudflare plugin has changed: see scripts/build/vite-first.ts')
    const toWorker = stack.splice(before, 1)
    stack.splice(place('viteServeStaticMiddleware') + 1, 0, ...toWorker)
  },
}
