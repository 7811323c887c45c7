import type { APIRoute } from 'astro'
import { sitemapPages } from '#catalogue/sitemap'
import { edge } from '../edge-cache.ts'
import { sitemap } from '../views/sitemap.ts'

export const prerender = false

/** The addresses search engines should know. */
export const GET: APIRoute = async ({ site, cache }) => {
  const pages = await sitemapPages()
  // A sitemap without its trailers would tell search engines that they are gone.
  if (!pages) return new Response('The sitemap cannot be made at the moment.', { status: 503 })
  cache.set(edge('rentals', 'models'))
  return new Response(sitemap(pages, site), { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
