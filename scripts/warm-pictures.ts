// For a phone's first view, and for the cards on a wide screen.
const WIDTHS = [720, 320, 960]
const LISTS = ['/api/trailers/public', '/api/custom-trailers/public']

interface Pictured {
  trailers: { image_url: string }[]
}

/**
 * Requests the sizes in which the lists of `site` show their pictures once, one after the other. They are generated on first
 * request, which takes up to a second each on a local machine; nothing waits for this, and failures are ignored.
 */
export async function warmPictures(site: string): Promise<void> {
  const lists = await Promise.all(LISTS.map((path) => fetch(site + path).then((answer) => answer.json())))
  const shown = (lists as Pictured[]).flatMap(({ trailers }) => trailers.map(({ image_url }) => image_url))
  const pictures = new Set(shown.filter((url) => url.startsWith('/images/')))
  for (const width of WIDTHS) {
    for (const picture of pictures) {
      const answer = await fetch(`${site}${picture}?w=${width}`, { headers: { Accept: 'image/avif,image/webp' } })
      await answer.arrayBuffer()
    }
  }
}
