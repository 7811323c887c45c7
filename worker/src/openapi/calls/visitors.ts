import { LoginResponse } from '#contract/access/session'
import { PasswordRequired } from '#contract/access/site-access'
import { BusinessInfo } from '#contract/business'
import { PublicCustomTrailerList } from '#contract/catalogue/custom-trailer'
import { PublicEquipmentList } from '#contract/catalogue/equipment'
import { Availability, PublicTrailerList } from '#contract/catalogue/trailer'
import { Health } from '#contract/health'
import { ContactResponse } from '#contract/requests/contact'
import { BuildResponse } from '#contract/requests/custom-build'
import { RentalResponse } from '#contract/requests/rental'
import type { Calls } from '../call.ts'

/** What anybody may call. */
export const visitorCalls: Calls = {
  'GET /api/health': { does: 'Tells whether the product works, and its version.', returns: Health },
  'GET /api/business-info': {
    does: 'The business record.',
    returns: BusinessInfo,
    also: { 304: 'The ETag in `If-None-Match` is that of the record; never for a call with a token.' },
  },
  'GET /api/trailers/public': { does: 'All rental trailers, whatever their status.', returns: PublicTrailerList },
  'GET /api/trailers/:id/availability': { does: 'The days a trailer is taken, from today on.', returns: Availability },
  'GET /api/custom-trailers/public': { does: 'All custom models.', returns: PublicCustomTrailerList },
  'GET /api/equipment/public': { does: 'All equipment, by category and name.', returns: PublicEquipmentList },
  'POST /api/rentals': { does: 'Requests a trailer.', returns: RentalResponse, status: 201, refuses: [409] },
  'POST /api/custom-builds': { does: 'Requests a quote.', returns: BuildResponse, status: 201, refuses: [409] },
  'POST /api/contact': {
    does: 'Sends a message to the business.',
    returns: ContactResponse,
    status: 201,
    refuses: [409],
  },
  'POST /api/auth/login': { does: 'Signs in and returns the token.', returns: LoginResponse, refuses: [401, 429] },
  'GET /api/auth/password-required': {
    does: 'Whether this visitor still needs the site password.',
    returns: PasswordRequired,
  },
  'POST /api/auth/site-access': {
    does: 'Checks the site password and sets the cookie that opens the site.',
    status: 204,
    refuses: [401, 429],
  },
  'POST /api/client-errors': { does: 'Reports an error in a browser.', status: 204 },
  'GET /api/openapi.json': { does: 'This description in OpenAPI 3.1.', media: 'application/json' },
  'GET /api/docs': { does: 'This description as a page.', media: 'text/html' },
  'GET /images/:folder/:filename': {
    does: 'An image of the library; `w` is the width in pixels, `crop=social` for the cut of shared links.',
    media: 'image/*',
    also: { 206: 'The bytes of its `Range`.', 304: 'The ETag in `If-None-Match` is that of the image.' },
    refuses: [400, 416],
  },
}
