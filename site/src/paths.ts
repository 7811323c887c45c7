/** Every address of the site, once. */
export const paths = {
  home: '/',
  homeRentals: '/#rent',
  rentals: '/rentals',
  /** The page of the list that begins after a trailer. */
  rentalsAfter: (id: number) => `/rentals?after=${encodeURIComponent(id)}`,
  custom: '/custom',
  faq: '/faq',
  contact: '/contact',
  build: '/build',
  rent: (id: number) => `/rent/${encodeURIComponent(id)}`,
  rentalDetails: (id: number) => `/rental-details?id=${encodeURIComponent(id)}`,
  customDetails: (id: number) => `/custom-trailer-details?id=${encodeURIComponent(id)}`,
  configure: (id: number) => `/build?model=${encodeURIComponent(id)}`,
  /** The page of one request, which only its customer can open. */
  request: (token: string) => `/request/${token}`,
  requestQuote: (token: string) => `/request/${token}/quote`,
  requestCalendar: (token: string) => `/request/${token}/rental.ics`,
  /** The password screen, for a page that was already open. */
  locked: '/locked',
  admin: '/admin',
  adminSection: (key: string) => `/admin/${key}`,
  sitemap: '/sitemap.xml',
} as const
