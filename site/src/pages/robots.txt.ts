import type { APIRoute } from 'astro'
import { paths } from '../paths.ts'

export const prerender = true

/** What search engines may visit. */
export const GET: APIRoute = ({ site }) =>
  // Prerendered pages show them the default business unless their scripts may read the stored one.
  new Response(`User-agent: *
Disallow: ${paths.admin}
Disallow: /api
Allow: /api/business-info

Sitemap: ${new URL(paths.sitemap, site)}
`)
