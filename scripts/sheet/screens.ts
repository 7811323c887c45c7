/** Where the browser tests save a screenshot of each screen they check. */
export const SHOTS = 'test-results/screens'

/** One place of the product, as the contact sheet names it. */
export interface Screen {
  name: string
  /** Of a customer's page with `{rental}` or `{build}` in place of its secret (`pathIn`). */
  path: string
  /** Pressed once the page has settled, by its visible name. */
  press?: string
}

/** What a visitor sees. */
export const SITE: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'rentals', path: '/rentals' },
  { name: 'rental-details', path: '/rental-details?id=1' },
  { name: 'rental-details-missing', path: '/rental-details?id=999' },
  { name: 'rent', path: '/rent/1' },
  { name: 'custom', path: '/custom' },
  { name: 'model-details', path: '/custom-trailer-details?id=1' },
  { name: 'build', path: '/build' },
  { name: 'build-equipment', path: '/build?model=1' },
  { name: 'faq', path: '/faq' },
  { name: 'contact', path: '/contact' },
  { name: 'locked', path: '/locked' },
  { name: 'not-found', path: '/nowhere' },
  { name: 'request', path: '/request/{rental}' },
  { name: 'build-request', path: '/request/{build}' },
  { name: 'quote', path: '/request/{build}/quote' },
  { name: 'link-ended', path: '/request/ended' },
]

/** What staff see once they have signed in. */
export const PORTAL: readonly Screen[] = [
  { name: 'dashboard', path: '/admin/dashboard' },
  { name: 'rental-trailers', path: '/admin/rental-trailers' },
  { name: 'trailer-form', path: '/admin/rental-trailers?open=1' },
  { name: 'custom-trailers', path: '/admin/custom-trailers' },
  { name: 'model-form', path: '/admin/custom-trailers?open=1' },
  { name: 'equipment', path: '/admin/equipment' },
  { name: 'equipment-form', path: '/admin/equipment?open=1' },
  { name: 'categories', path: '/admin/equipment?open=categories' },
  { name: 'upload', path: '/admin/upload' },
  { name: 'rental-requests', path: '/admin/rentals' },
  { name: 'rental-request', path: '/admin/rentals?open=1' },
  { name: 'fleet-calendar', path: '/admin/rentals?view=calendar' },
  { name: 'custom-builds', path: '/admin/custom-builds' },
  { name: 'custom-build', path: '/admin/custom-builds?open=1' },
  { name: 'business-info', path: '/admin/business-info' },
  { name: 'contact-requests', path: '/admin/contact-requests' },
  { name: 'message', path: '/admin/contact-requests?open=1' },
  { name: 'accounts', path: '/admin/admin-access' },
  { name: 'groups', path: '/admin/admin-access?tab=groups' },
  { name: 'audit', path: '/admin/admin-access?tab=audit' },
  { name: 'api-logs', path: '/admin/api-logs' },
  { name: 'error-logs', path: '/admin/error-logs' },
  { name: 'system-status', path: '/admin/system-status' },
  { name: 'account-menu', path: '/admin/dashboard', press: 'System Administrator' },
]
