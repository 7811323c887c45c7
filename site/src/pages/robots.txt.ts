import type { APIRoute } from 'astro'
import { paths } from '../paths.ts'

export const prerender = true

/** What search engines may visit. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *
Disallow: ${paths.admin}
Disallow: /api

Sitemap: ${new URL(paths.sitemap, site)}
`)
