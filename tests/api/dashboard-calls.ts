import { DashboardResponse } from '#contract/dashboard'
import { expectResponse, tokenOf } from './client.ts'

/** The dashboard of the account with the token; of a member of staff by default. */
export async function readDashboard(token?: string) {
  return (
    await expectResponse(DashboardResponse, 200, 'GET', '/api/dashboard', { token: token ?? (await tokenOf('staff')) })
  ).data
}
