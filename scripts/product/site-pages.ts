/** An address of each page for everybody that shows something and needs no island. */
export const PLAIN: readonly string[] = [
  '/',
  '/rentals',
  '/rental-details?id=1',
  '/custom',
  '/custom-trailer-details?id=1',
  '/faq',
  '/contact',
]

/** An address of each page for everybody whose first view is an island. */
export const ISLANDS: readonly string[] = ['/rent/1', '/build']

/** An address of each page for everybody: what the bench measures and the tests of every page visit. */
export const PAGES: readonly string[] = [...PLAIN, ...ISLANDS]
