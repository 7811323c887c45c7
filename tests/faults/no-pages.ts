/** Stands for Astro, of whose pages none is asked for. */
export function handle(): Response {
  return new Response('No pages here', { status: 404 })
}
