import { createApp } from './app.ts'
import { AppError } from './http/app-error.ts'
import { limitBody, readUpTo, SMALL_BYTES } from './http/body.ts'
import { cachedResponse } from './http/caching/response-cache.ts'
import { notFound } from './http/not-found.ts'
import { pageAtCanonicalPath } from './http/pages/canonical-path.ts'
import { page } from './http/pages/page.ts'
import { withErrorLog } from './log/with-error-log.ts'
import { scheduled } from './scheduled.ts'

const app = createApp()
// The portal is one page for all its addresses.
app.get('/admin/*', (c) => page(c, new Request(new URL('/admin', c.req.url), c.req.raw)))
app.get('/request/*', (c) => page(c, c.req.raw))
// Astro rejects HEAD for a server island, so it is sent as GET; Hono omits the body of the response.
app.get('/_server-islands/*', (c) => page(c, new Request(c.req.raw, { method: 'GET' })))
app.get('*', pageAtCanonicalPath)
// Astro requests a server island by POST if its address would be too long. It throws on a body of `null`, which would let anybody
// fill the error log.
app.post('/_server-islands/*', limitBody, async (c) => {
  const { bytes } = await readUpTo(SMALL_BYTES, c.req.raw.clone().body)
  if ((await bytes.text()).trim() === 'null') throw new AppError('invalid', 'Say which fragment is wanted.')
  return page(c, c.req.raw)
})
app.all('*', notFound(app))

export default {
  fetch: (request, env, context) => cachedResponse(request, env) ?? app.fetch(request, env, context),
  scheduled: withErrorLog(scheduled),
} satisfies ExportedHandler<Cloudflare.Env>
