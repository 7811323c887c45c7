import { Hono } from 'hono'

const app = new Hono()
app.get('/api/health', (c) => c.json({ success: true }))

export default {
  async fetch(request, env, ctx) {
    if (new URL(request.url).pathname.startsWith('/api')) return app.fetch(request, env, ctx)
    const { handle } = await import('@astrojs/cloudflare/handler')
    return handle(request, env as never, ctx as never)
  },
} satisfies ExportedHandler
