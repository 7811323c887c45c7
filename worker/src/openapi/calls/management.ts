import { AccountList, AccountResponse, GroupList, GroupResponse, PermissionList } from '#contract/access/account'
import { SiteAccessResponse } from '#contract/access/site-access'
import { ActivityList, ActivityResponse, AuditList } from '#contract/activity'
import { BusinessInfoResponse } from '#contract/business'
import { DashboardResponse } from '#contract/dashboard'
import { ApiLogPage, ErrorLogPage } from '#contract/log'
import { StatusResponse } from '#contract/status'
import { Done } from '#contract/wire'
import type { Calls } from '../call.ts'

/** The dashboard, the business record, what happened, accounts and rights. */
export const managementCalls: Calls = {
  'GET /api/dashboard': {
    does: 'Figures, series and what waits, as far as the caller may view it.',
    returns: DashboardResponse,
  },
  'PUT /api/business-info': {
    does: 'Changes the business record.',
    returns: BusinessInfoResponse,
    refuses: [412],
  },
  'GET /api/site-access': { does: 'Whether visitors need a password.', returns: SiteAccessResponse },
  'PUT /api/site-access': {
    does: 'Sets, requires or lifts the site password.',
    returns: SiteAccessResponse,
    refuses: [412],
  },
  'GET /api/activity-logs': { does: 'What happened, newest first, and how much is unread.', returns: ActivityList },
  'POST /api/activity-logs': { does: 'Adds an entry that everybody sees.', returns: ActivityResponse, status: 201 },
  'DELETE /api/activity-logs': { does: 'Clears the caller’s own list; the audit trail stays.', returns: Done },
  'POST /api/activity-logs/read-all': { does: 'Marks all entries as read by the caller.', returns: Done },
  'POST /api/activity-logs/:id/read': { does: 'Marks one entry as read by the caller.', returns: Done },
  'GET /api/logs/api': { does: 'Calls of the API, newest first, a page at a time.', returns: ApiLogPage },
  'GET /api/logs/error': { does: 'What went wrong, newest first, a page at a time.', returns: ErrorLogPage },
  'GET /api/logs/export/api': { does: 'Calls of the API as a text file, at most 10,000.', media: 'text/plain' },
  'GET /api/logs/export/error': { does: 'What went wrong as a text file, at most 10,000.', media: 'text/plain' },
  'GET /api/status': { does: 'The state of the installation, for developers.', returns: StatusResponse },
  'GET /api/audit-log': { does: 'Who changed what, newest first; nobody can delete it.', returns: AuditList },
  'GET /api/admin-accounts': { does: 'All accounts.', returns: AccountList },
  'GET /api/admin-accounts/:id': { does: 'One account with its ETag.', returns: AccountResponse },
  'POST /api/admin-accounts': { does: 'Adds an account.', returns: AccountResponse, status: 201, refuses: [409] },
  'PUT /api/admin-accounts/:id': { does: 'Changes an account.', returns: AccountResponse, refuses: [409, 412] },
  'DELETE /api/admin-accounts/:id': { does: 'Deletes an account.', returns: Done, refuses: [409, 412] },
  'DELETE /api/admin-accounts/:id/second-factor': {
    does: 'Turns off the two-step sign-in of somebody who has lost their phone.',
    returns: Done,
    refuses: [412],
  },
  'GET /api/admin-groups': { does: 'All groups with what they grant and withdraw.', returns: GroupList },
  'GET /api/admin-groups/permissions': { does: 'All permissions by category.', returns: PermissionList },
  'GET /api/admin-groups/:id': { does: 'One group with its ETag.', returns: GroupResponse },
  'POST /api/admin-groups': { does: 'Adds a group.', returns: GroupResponse, status: 201, refuses: [409] },
  'PUT /api/admin-groups/:id': { does: 'Changes a group.', returns: GroupResponse, refuses: [409, 412] },
  'DELETE /api/admin-groups/:id': {
    does: 'Deletes a group; its members lose what it gave.',
    returns: Done,
    refuses: [409, 412],
  },
}
