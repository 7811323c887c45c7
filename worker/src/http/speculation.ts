import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './env.ts'

const ADDRESS = '/speculation-rules.json'

// Fetched, never run ahead: a page that runs counts figures up, loads lists and keeps the visit's choices.
const RULES = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/admin*', '/api/*', '/images/*', '/locked', '/request/*'] } },
          { not: { selector_matches: '[download], [target="_blank"]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

/** Tells a browser which pages a visitor will likely ask for next; it fetches one when a link is hovered or touched. */
export const likelyNext = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const isPage = c.res.ok && c.res.headers.get('Content-Type')?.startsWith('text/html')
  if (isPage && !c.req.path.startsWith('/_server-islands/')) c.header('Speculation-Rules', `"${ADDRESS}"`)
})

/** The rules themselves, which a policy without inline scripts keeps out of the pages. */
export function speculationRules(): Response {
  const headers = { 'Content-Type': 'application/speculationrules+json', 'Cache-Control': 'public, max-age=3600' }
  return new Response(JSON.stringify(RULES), { headers })
}
