import { Hono } from 'hono'
import { secretAddress } from './http/access/secret-address.ts'
import { siteGate } from './http/access/site-gate.ts'
import { limitBody } from './http/body.ts'
import { responseCache } from './http/caching/response-cache.ts'
import { CachingRouter } from './http/caching-router.ts'
import { database } from './http/database.ts'
import type { AppEnv } from './http/env.ts'
import { headers } from './http/headers.ts'
import { callLog } from './http/logging/call-log.ts'
import { refuseUnrouted } from './http/not-found.ts'
import { onError } from './http/on-error.ts'
import { requireSettings } from './http/settings.ts'
import { accounts } from './routes/accounts.ts'
import { activity, activityEntries } from './routes/activity.ts'
import { auditLog } from './routes/audit-log.ts'
import { login, session } from './routes/auth.ts'
import { businessInfo, publicBusinessInfo } from './routes/business-info.ts'
import { calendarFeed, calendarFiles } from './routes/calendar-feed.ts'
import { clientErrors } from './routes/client-errors.ts'
import { contact, contactForm } from './routes/contact.ts'
import { buildRequests, customBuilds } from './routes/custom-builds.ts'
import { customTrailers, publicCustomTrailers } from './routes/custom-trailers.ts'
import { customerPage } from './routes/customer-page.ts'
import { customerRequests } from './routes/customer-requests.ts'
import { dashboard } from './routes/dashboard.ts'
import { enteredRentals } from './routes/entered-rentals.ts'
import { equipment, publicEquipment } from './routes/equipment.ts'
import { equipmentImport } from './routes/equipment-import.ts'
import { fleetCalendar } from './routes/fleet-calendar.ts'
import { groups } from './routes/groups.ts'
import { health } from './routes/health.ts'
import { imageFolders } from './routes/image-folders.ts'
import { images } from './routes/images.ts'
import { logExports, logs } from './routes/logs.ts'
import { mails } from './routes/mails.ts'
import { openApi } from './routes/openapi.ts'
import { pictures } from './routes/pictures.ts'
import { rentalRequests, rentals } from './routes/rentals.ts'
import { buildLinks, rentalLinks } from './routes/request-links.ts'
import { secondFactor } from './routes/second-factor.ts'
import { siteAccess, siteEntry } from './routes/site-access.ts'
import { status } from './routes/status.ts'
import { publicTrailers, trailers } from './routes/trailers.ts'

/** All routes that the Worker handles itself; everything else goes to the pages. */
export function createApp(): Hono<AppEnv> {
  const app: Hono<AppEnv> = new Hono<AppEnv>({ router: new CachingRouter() })
    .use(responseCache)
    .use(callLog)
    .use(headers)
    .use(requireSettings)
    .use(database)
    .use('/api/requests/*', secretAddress)
    .use('/request/*', secretAddress)
    .use('/api/*', limitBody)
    .use(siteGate)

    // Open to everybody
    .route('/api/health', health)
    .route('/api/business-info', publicBusinessInfo)
    .route('/api/trailers', publicTrailers)
    .route('/api/custom-trailers', publicCustomTrailers)
    .route('/api/equipment', publicEquipment)
    .route('/api/rentals', rentalRequests)
    .route('/api/custom-builds', buildRequests)
    .route('/api/contact', contactForm)
    .route('/api/requests', customerRequests)
    .route('/request', customerPage)
    .route('/api/calendar', calendarFiles)
    .route('/api/client-errors', clientErrors)
    .route('/api/auth/login', login)
    .route('/api/auth', siteEntry)
    .route('/images', pictures)
    .route('/api', openApi)

    // Before the routes below require a token, which would not help a call that none of them answers
    .use('/api/*', (c, next) => refuseOthers(c, next))

    // Staff only: each brings its own permission
    .route('/api/auth', session)
    .route('/api/auth/second-factor', secondFactor)
    .route('/api/trailers', trailers)
    .route('/api/custom-trailers', customTrailers)
    .route('/api/equipment/import', equipmentImport)
    .route('/api/equipment', equipment)
    .route('/api/images/folders', imageFolders)
    .route('/api/images', images)
    .route('/api/rentals/entered', enteredRentals)
    .route('/api/rentals/calendar', fleetCalendar)
    .route('/api/rentals', rentals)
    .route('/api/custom-builds', customBuilds)
    .route('/api/rentals', rentalLinks)
    .route('/api/custom-builds', buildLinks)
    .route('/api/contact', contact)
    .route('/api/business-info', businessInfo)
    .route('/api/site-access', siteAccess)
    .route('/api/calendar-feed', calendarFeed)
    .route('/api/dashboard', dashboard)
    .route('/api/activity-logs', activity)
    .route('/api/activity-logs', activityEntries)
    .route('/api/admin-accounts', accounts)
    .route('/api/admin-groups', groups)
    .route('/api/audit-log', auditLog)
    .route('/api/mails', mails)
    .route('/api/status', status)
    .route('/api/logs/export', logExports)
    .route('/api/logs', logs)

  const refuseOthers = refuseUnrouted(app)
  app.onError(onError)
  return app
}
