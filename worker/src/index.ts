import { createApp } from './app.ts'
import { page } from './http/page.ts'
import { scheduled } from './scheduled.ts'

const app = createApp()
// The portal is one page for all its addresses.
app.get('/admin/*', (c) => page(c, new Request(new URL('/admin', c.req.url), c.req.raw)))
app.all('*', (c) => page(c, c.req.raw))

export default { fetch: app.fetch, scheduled } satisfies ExportedHandler<Cloudflare.Env>
