import { SOCIAL_PICTURE } from '#contract/picture/social-picture'
import { isWebAddress } from '#contract/text/web-address'

/** The picture in a link preview; `size` is `null` for one on another host, whose size is unknown. */
export interface SocialPicture {
  path: string
  alt: string
  size: { width: number; height: number } | null
}

function drawn(name: string, alt: string): SocialPicture {
  return { path: `/social/${name}.jpg`, alt, size: SOCIAL_PICTURE }
}

/** Pictures drawn at build time, for pages that are not about one trailer and for trailers without a photograph. */
export const SOCIAL_PICTURES = {
  site: drawn('site', 'A red food trailer with its awning open on a Gulf beach, drawn'),
  rentals: drawn('rentals', 'A yellow retro food trailer at a market, drawn'),
  custom: drawn('custom', 'A polished aluminum food trailer at dusk, drawn'),
} as const

/** The picture of a trailer as `alt` describes it, or `otherwise` where it has none that a shared link can show. */
export function socialPicture(url: string, alt: string, fallback: SocialPicture): SocialPicture {
  // Addresses that no browser can read were accepted before, and would make the whole page fail.
  if (url.startsWith('https://')) return isWebAddress(url) ? { path: url, alt, size: null } : fallback
  // Hardly any service that previews links can draw an SVG.
  if (!url.startsWith('/images/') || /\.svg(\?|$)/i.test(url)) return fallback
  return { path: `${url}${url.includes('?') ? '&' : '?'}crop=social`, alt, size: SOCIAL_PICTURE }
}
