/** A request or response header of a call, described in a sentence. */
export interface Header {
  name: string
  does: string
}

const IF_MATCH = { name: 'If-Match', does: 'The ETag of the version that was read; 412 where there is a newer one.' }
const KEY = { name: 'Idempotency-Key', does: 'For 24 hours the same key and body return the first result again.' }
const ETAG = {
  name: 'ETag',
  does: 'The version of the record in double quotes; for an image, what identifies its bytes.',
}
const LOCATION = { name: 'Location', does: 'The customer’s page; absent if its links were revoked meanwhile.' }
const LINK = { name: 'Link', does: 'The next page of the list, where there is one.' }

/** The header of a 429. */
export const RETRY_AFTER: Header = { name: 'Retry-After', does: 'The seconds to wait.' }

const CATALOGUE = '(trailers|custom-trailers|equipment)'
const RECORDS = '(trailers|custom-trailers|equipment|admin-accounts|admin-groups|rentals|custom-builds)'

const REPEATABLE = [
  `POST /api/${CATALOGUE}`,
  'POST /api/(admin-accounts|admin-groups)',
  'POST /api/(rentals|custom-builds|contact)',
  'POST /api/rentals/entered',
  'POST /api/images/:folder',
  'POST /api/contact/:id/reply',
  'POST /api/requests/:token/question',
]
const WITH_ETAG = [
  `(GET|PUT) /api/${RECORDS}/:id`,
  'POST /api/(trailers|custom-trailers|equipment|admin-accounts|admin-groups)',
  `POST /api/${CATALOGUE}/:id/restore`,
  'PUT /api/(rentals|custom-builds)/:id/(status|customer)',
  'POST /api/rentals/entered',
  '(GET|PUT) /api/(business-info|site-access)',
  'POST /api/images/:folder',
  'PUT /api/images/:folder/:filename(/rename)?',
  'GET /images/:folder/:filename',
]
const WITH_LOCATION = ['POST /api/(rentals|custom-builds)', 'POST /request/:token']

/** The request headers of `call`, such as `PUT /api/rentals/:id`, besides the token; `refuses` are the statuses of its failures. */
export function requestHeaders(call: string, refuses: readonly number[]): Header[] {
  // A POST says in its body what it replaces.
  const takesVersion = refuses.includes(412) && !call.startsWith('POST ')
  return [...(takesVersion ? [IF_MATCH] : []), ...(isOneOf(REPEATABLE, call) ? [KEY] : [])]
}

/** The headers of the successful response of `call`. */
export function responseHeaders(call: string): Header[] {
  return [
    ...(isOneOf(WITH_ETAG, call) ? [ETAG] : []),
    ...(isOneOf(WITH_LOCATION, call) ? [LOCATION] : []),
    ...(call === 'GET /api/contact' ? [LINK] : []),
  ]
}

function isOneOf(patterns: readonly string[], call: string): boolean {
  return patterns.some((pattern) => new RegExp(`^${pattern}$`).test(call))
}
