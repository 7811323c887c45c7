import type { Plugin } from 'vite'

/**
 * Lets Vite answer for modules, styles and fonts while developing, and gives the rest to the Worker: `run_worker_first` of
 * wrangler.toml would give it those too, and it knows none of them (cloudflare/workers-sdk#14626).
 */
export const viteFirst: Plugin = {
  name: 'vite-first',
  apply: 'serve',
  configureServer: (server) => () => {
    const { stack } = server.middlewares
    const place = (name: string) => stack.findIndex(({ handle }) => 'name' in handle && handle.name === name)
    const [toWorker] = stack.splice(place('cloudflarePreMiddleware'), 1)
    const ofVite = place('viteServeStaticMiddleware')
    if (!toWorker || ofVite < 0) throw new Error('Vite or its Cloudflare plugin has changed: see scripts/vite-first.ts')
    stack.splice(ofVite + 1, 0, toWorker)
  },
}
