import type { DayRange } from '#contract/wire'
import { LOCKED_PATH } from './locked-path.ts'

/** The days that a visitor has requested, if any: each page passes them on to the next. */
type Days = DayRange | null | undefined

const onDays = (days: Days, joint: '?' | '&') => (days ? `${joint}from=${days.start}&to=${days.end}` : '')

/** Every address of the site, once. */
export const paths = {
  home: '/',
  rentals: '/rentals',
  rentalsOn: (days: Days) => `/rentals${onDays(days, '?')}`,
  moreRentals: (after: number, days?: Days) => `/rentals?after=${after}${onDays(days, '&')}`,
  custom: '/custom',
  moreCustom: (after: number) => `/custom?after=${after}`,
  faq: '/faq',
  contact: '/contact',
  build: '/build',
  rent: (id: number, days?: Days) => `/rent/${encodeURIComponent(id)}${onDays(days, '?')}`,
  rentalDetails: (id: number, days?: Days) => `/rental-details?id=${encodeURIComponent(id)}${onDays(days, '&')}`,
  customDetails: (id: number) => `/custom-trailer-details?id=${encodeURIComponent(id)}`,
  configure: (id: number) => `/build?model=${encodeURIComponent(id)}`,
  /** The page of one request, which only its customer can open. */
  request: (token: string) => `/request/${token}`,
  requestQuote: (token: string) => `/request/${token}/quote`,
  requestCalendar: (token: string) => `/request/${token}/rental.ics`,
  locked: LOCKED_PATH,
  admin: '/admin',
  adminSection: (key: string) => `/admin/${key}`,
  sitemap: '/sitemap.xml',
} as const
