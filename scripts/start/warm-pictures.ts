import * as z from 'zod'

// For a phone's first view, and for the cards on a wide screen.
const WIDTHS = [720, 320, 960]
const LISTS = ['/api/trailers/public', '/api/custom-trailers/public']

const Pictured = z.object({ trailers: z.array(z.object({ image_url: z.string() })) })

/**
 * Requests the sizes in which the lists of `site` show their pictures once, one after the other. They are generated on first
 * request, which takes up to a second each on a local machine. Throws if the site does not answer.
 */
export async function warmPictures(site: string): Promise<void> {
  const lists = await Promise.all(LISTS.map(async (path) => Pictured.parse(await (await fetch(site + path)).json())))
  const shown = lists.flatMap(({ trailers }) => trailers.map(({ image_url }) => image_url))
  const pictures = new Set(shown.filter((url) => url.startsWith('/images/')))
  for (const width of WIDTHS) {
    for (const picture of pictures) {
      const response = await fetch(`${site}${picture}?w=${width}`, { headers: { Accept: 'image/avif,image/webp' } })
      await response.arrayBuffer()
    }
  }
}
