/** Stands in for Astro, since no pages are requested here. */
export function handle(): Response {
  return new Response('No pages here', { status: 404 })
}
