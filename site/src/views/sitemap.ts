import { escapeMarkup } from '#domain/escape-markup'
import { paths } from '../paths.ts'

interface Listed {
  id: number
  updated_at: string
}

interface Entry {
  path: string
  /** Instant of the last change, where it is known. */
  changedAt?: string
}

const FIXED = [paths.home, paths.rentals, paths.custom, paths.build, paths.faq, paths.contact]

/** Every address a search engine should know, as sitemap XML with absolute addresses on `site`. */
export function sitemap(
  { trailers, models }: { trailers: readonly Listed[]; models: readonly Listed[] },
  site: URL | undefined,
): string {
  const entries: Entry[] = [
    ...FIXED.map((path) => ({ path })),
    ...trailers.map(({ id, updated_at }) => ({ path: paths.rentalDetails(id), changedAt: updated_at })),
    ...models.map(({ id, updated_at }) => ({ path: paths.customDetails(id), changedAt: updated_at })),
  ]
  const urls = entries.map((entry) => urlElement(entry, site)).join('\n')
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}
</urlset>
`
}

function urlElement({ path, changedAt }: Entry, site: URL | undefined): string {
  const changed = changedAt ? `<lastmod>${escapeMarkup(changedAt)}</lastmod>` : ''
  return `<url><loc>${escapeMarkup(new URL(path, site).href)}</loc>${changed}</url>`
}
