import { Hono } from 'hono'
import { smallBody } from './http/body.ts'
import type { AppEnv } from './http/env.ts'
import { headers } from './http/headers.ts'
import { notFound } from './http/not-found.ts'
import { onError } from './http/on-error.ts'
import { siteGate } from './http/site-gate.ts'
import { login, session } from './routes/auth.ts'
import { businessInfo } from './routes/business-info.ts'
import { contact, contactForm } from './routes/contact.ts'
import { publicCustomTrailers } from './routes/custom-trailers.ts'
import { health } from './routes/health.ts'
import { pictures } from './routes/pictures.ts'
import { rentalRequests, rentals } from './routes/rentals.ts'
import { siteAccess, siteEntry } from './routes/site-access.ts'
import { publicTrailers } from './routes/trailers.ts'

/** Everything the Worker answers itself; what is left over goes to the pages. */
export function createApp(): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
    .use(headers)
    .use('/api/*', smallBody)
    .use(siteGate)

    // Open to everybody
    .route('/api/health', health)
    .route('/api/business-info', businessInfo)
    .route('/api/trailers', publicTrailers)
    .route('/api/custom-trailers', publicCustomTrailers)
    .route('/api/rentals', rentalRequests)
    .route('/api/contact', contactForm)
    .route('/api/auth/login', login)
    .route('/api/auth', siteEntry)
    .route('/images', pictures)

    // Staff only: each brings its own permission
    .route('/api/auth', session)
    .route('/api/rentals', rentals)
    .route('/api/contact', contact)
    .route('/api/site-access', siteAccess)

  app.all('/api', notFound(app)).all('/api/*', notFound(app))
  app.onError(onError)
  return app
}
