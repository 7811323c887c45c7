import type { StatusResponse } from '#contract/status'
import { isDeveloper } from '#domain/access/developer'
import product from '../../../package.json' with { type: 'json' }
import { readStatus } from '../db/logs/system-status.ts'
import { staffAllowedBy } from '../http/access/staff.ts'
import { checkParts } from '../http/check-parts.ts'
import { isSet, SETTINGS } from '../http/settings.ts'
import { INTERVAL_MINUTES } from '../jobs/job.ts'
import { JOBS } from '../jobs/jobs.ts'

const NEVER = { started_at: null, ended_at: null, error: null }

/** GET /api/status: the state of the installation, for developers. */
export const status = staffAllowedBy(isDeveloper, 'developer_logs.view').get('/', async (c) => {
  const [parts, { stored, runs }] = await Promise.all([checkParts(c), readStatus(c.var.db, new Date())])
  const jobs = JOBS.map(({ name, schedule }) => ({
    name,
    every_minutes: INTERVAL_MINUTES[schedule],
    ...NEVER,
    ...runs.get(name),
  }))
  const settings = SETTINGS.map((setting) => {
    const { name, kind, about } = setting
    return { name, kind, about, is_set: isSet(c.env, setting) }
  })
  return c.json<StatusResponse>({ success: true, data: { version: product.version, parts, settings, jobs, ...stored } })
})
