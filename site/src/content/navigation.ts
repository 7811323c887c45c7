import { paths } from '../paths.ts'

/** The links of navigation bar, drawer and footer, in their order. */
export const navigation = [
  { label: 'Rentals', href: paths.rentals },
  { label: 'Custom Builds', href: paths.custom },
  { label: 'FAQ', href: paths.faq },
  { label: 'Contact', href: paths.contact },
] as const

const WITHIN: Record<string, RegExp> = {
  [paths.rentals]: /^\/rent(\/|al-details|als\?)/,
  [paths.custom]: /^\/custom(-trailer-details|\?)/,
}

/** The value of a link's `aria-current`: for the page itself, for a page that belongs to it, or none. */
export function currentAt(path: string, href: string): 'page' | 'true' | undefined {
  if (path === href) return 'page'
  return WITHIN[href]?.test(path) ? 'true' : undefined
}
