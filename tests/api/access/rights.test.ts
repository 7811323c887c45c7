import { describe, expect, test } from 'vitest'
import { createApp } from '../../../worker/src/app.ts'
import { CALLERS, type Right } from '../callers.ts'
import { call } from '../client.ts'

/** The right that each call of the product requires, or all of them. A route missing from this table is a failure. */
const RIGHTS: Record<string, Right | readonly Right[]> = {
  'GET /api/health': 'nobody asks',
  'GET /api/business-info': 'nobody asks',
  'GET /api/trailers/public': 'nobody asks',
  'GET /api/trailers/:id/availability': 'nobody asks',
  'GET /api/custom-trailers/public': 'nobody asks',
  'GET /api/equipment/public': 'nobody asks',
  'POST /api/rentals': 'nobody asks',
  'POST /api/custom-builds': 'nobody asks',
  'POST /api/contact': 'nobody asks',
  'GET /api/requests/:token': 'nobody asks',
  'POST /api/requests/:token/accept': 'nobody asks',
  'POST /api/requests/:token/question': 'nobody asks',
  'POST /api/requests/:token/withdraw': 'nobody asks',
  'POST /request/:token': 'nobody asks',
  'GET /request/:token/rental.ics': 'nobody asks',
  'POST /api/auth/login': 'nobody asks',
  'POST /api/client-errors': 'nobody asks',
  'GET /api/auth/password-required': 'nobody asks',
  'POST /api/auth/site-access': 'nobody asks',
  'GET /api/openapi.json': 'nobody asks',
  'GET /api/docs': 'nobody asks',
  'GET /api/calendar/:file': 'nobody asks',
  'GET /images/:folder/:filename': 'nobody asks',

  'GET /api/auth/verify': 'signed in',
  'GET /api/auth/me': 'signed in',
  'PUT /api/auth/password': 'signed in',
  'POST /api/auth/logout': 'signed in',
  'GET /api/auth/second-factor': 'signed in',
  'POST /api/auth/second-factor': 'signed in',
  'POST /api/auth/second-factor/confirm': 'signed in',
  'POST /api/auth/second-factor/recovery-codes': 'signed in',
  'POST /api/auth/second-factor/remove': 'signed in',
  // Decided by the record that a mail is about (mails.test.ts); about a missing mail by all that it might be about.
  'GET /api/mails': 'signed in',
  'GET /api/mails/:id': ['rentals.view', 'custom_builds.view', 'contact.view'],
  'POST /api/mails/:id/retry': ['rentals.manage', 'custom_builds.manage', 'contact.manage'],

  'GET /api/dashboard': 'dashboard.view',
  'GET /api/trailers': 'trailers.view',
  'POST /api/trailers': 'trailers.manage',
  'GET /api/trailers/:id': 'trailers.view',
  'PUT /api/trailers/:id': 'trailers.manage',
  'DELETE /api/trailers/:id': 'trailers.manage',
  'POST /api/trailers/:id/restore': 'trailers.manage',
  'GET /api/trailers/:id/rentals-ahead': 'trailers.view',
  'GET /api/custom-trailers': 'custom_trailers.view',
  'POST /api/custom-trailers': 'custom_trailers.manage',
  'GET /api/custom-trailers/:id': 'custom_trailers.view',
  'PUT /api/custom-trailers/:id': 'custom_trailers.manage',
  'DELETE /api/custom-trailers/:id': 'custom_trailers.manage',
  'POST /api/custom-trailers/:id/restore': 'custom_trailers.manage',
  'GET /api/equipment': 'equipment.view',
  'POST /api/equipment': 'equipment.manage',
  'GET /api/equipment/:id': 'equipment.view',
  'PUT /api/equipment/:id': 'equipment.manage',
  'DELETE /api/equipment/:id': 'equipment.manage',
  'POST /api/equipment/:id/restore': 'equipment.manage',
  'POST /api/equipment/import': 'equipment.manage',
  'POST /api/equipment/category-icon': 'equipment.manage',
  'POST /api/equipment/rename-category': 'equipment.manage',
  'GET /api/images/folders': 'images.view',
  'POST /api/images/folders': 'images.manage',
  'DELETE /api/images/folders/:folder': 'images.manage',
  'GET /api/images/:folder': 'images.view',
  'POST /api/images/:folder': 'images.manage',
  'PUT /api/images/:folder/:filename': 'images.manage',
  'PUT /api/images/:folder/:filename/rename': 'images.manage',
  'DELETE /api/images/:folder/:filename': 'images.manage',
  'GET /api/rentals': 'rentals.view',
  'GET /api/rentals/calendar': 'rentals.view',
  'POST /api/rentals/entered': 'rentals.manage',
  'GET /api/rentals/:id': 'rentals.view',
  'PUT /api/rentals/:id': 'rentals.manage',
  'PUT /api/rentals/:id/customer': 'rentals.manage',
  'PUT /api/rentals/:id/status': 'rentals.manage',
  'GET /api/rentals/:id/links': 'rentals.view',
  'POST /api/rentals/:id/links': 'rentals.manage',
  'DELETE /api/rentals/:id/links': 'rentals.manage',
  'GET /api/calendar-feed': 'rentals.view',
  'POST /api/calendar-feed': 'rentals.view',
  'DELETE /api/calendar-feed': 'rentals.view',
  'GET /api/custom-builds': 'custom_builds.view',
  'GET /api/custom-builds/:id': 'custom_builds.view',
  'PUT /api/custom-builds/:id': 'custom_builds.manage',
  'PUT /api/custom-builds/:id/customer': 'custom_builds.manage',
  'PUT /api/custom-builds/:id/status': 'custom_builds.manage',
  'GET /api/custom-builds/:id/links': 'custom_builds.view',
  'POST /api/custom-builds/:id/links': 'custom_builds.manage',
  'DELETE /api/custom-builds/:id/links': 'custom_builds.manage',
  'GET /api/contact': 'contact.view',
  'GET /api/contact/counts': 'contact.view',
  'GET /api/contact/:id': 'contact.view',
  'POST /api/contact/:id/reply': 'contact.manage',
  'PUT /api/contact/:id/status': 'contact.manage',
  'PUT /api/business-info': 'business_info.manage',
  'GET /api/site-access': 'business_info.view',
  'PUT /api/site-access': 'business_info.manage',
  'GET /api/activity-logs': 'activity.view',
  'POST /api/activity-logs': 'activity.manage',
  'DELETE /api/activity-logs': 'activity.view',
  'POST /api/activity-logs/read-all': 'activity.view',
  'POST /api/activity-logs/:id/read': 'activity.view',
  'GET /api/admin-accounts': 'admin_access.view',
  'GET /api/admin-accounts/:id': 'admin_access.view',
  'POST /api/admin-accounts': 'admin_access.manage',
  'PUT /api/admin-accounts/:id': 'admin_access.manage',
  'DELETE /api/admin-accounts/:id': 'admin_access.manage',
  'DELETE /api/admin-accounts/:id/second-factor': 'admin_access.manage',
  'GET /api/admin-groups': 'admin_access.view',
  'GET /api/admin-groups/permissions': 'admin_access.view',
  'GET /api/admin-groups/:id': 'admin_access.view',
  'POST /api/admin-groups': 'admin_access.manage',
  'PUT /api/admin-groups/:id': 'admin_access.manage',
  'DELETE /api/admin-groups/:id': 'admin_access.manage',
  'GET /api/audit-log': 'admin_access.view',
  'GET /api/status': 'developer_logs.view',
  'GET /api/logs/api': 'developer_logs.view',
  'GET /api/logs/error': 'developer_logs.view',
  'GET /api/logs/export/api': 'developer_logs.export',
  'GET /api/logs/export/error': 'developer_logs.export',
}

// With a missing record and an empty body, a permitted call gets 200, 400 or 404; 201 for one's own calendar.
const RESPONSES = [200, 201, 400, 404]
async function tryRoute(route: string, token: string | undefined) {
  const [method = '', path = ''] = route.split(' ')
  const body = method === 'POST' || method === 'PUT' ? { body: {} } : {}
  const options = { ...body, ...(token && { token }) }
  return call(method, path.replace(':folder', 'none').replace(/:\w+/g, '999999999'), options)
}

describe('the table of rights', () => {
  test('names every call of the product and no other', () => {
    const routes = createApp().routes.filter(({ method }) => method !== 'ALL')
    expect([...new Set(routes.map(({ method, path }) => `${method} ${path}`))].sort()).toEqual(
      Object.keys(RIGHTS).sort(),
    )
  })

  test.each(Object.entries(CALLERS))('holds for %s', async (_, { token, may, refusal, where }) => {
    const given = await token()
    for (const [place, [route, right]] of Object.entries(RIGHTS).entries()) {
      if (right === 'nobody asks') continue
      const rights = [right].flat()
      if (where && !rights.some((one) => where(one, place))) continue
      const isAllowed = rights.every((one) => (one === 'signed in' ? refusal === 403 : may(one)))
      const response = await tryRoute(route, route.endsWith('/logout') ? await token() : given)
      if (isAllowed) expect(RESPONSES, `${route}: ${response.status}`).toContain(response.status)
      else expect(response, route).toMatchObject({ status: refusal, body: { success: false } })
    }
  })

  test('leaves what is open to everybody open to everybody', async () => {
    for (const [route, right] of Object.entries(RIGHTS)) {
      if (right !== 'nobody asks') continue
      const { status } = await tryRoute(route, undefined)
      expect([200, 400, 404], `${route}: ${status}`).toContain(status)
    }
  })
})
