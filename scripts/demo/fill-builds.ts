import type { BatchItem } from 'drizzle-orm/batch'
import type { PublicEquipment } from '#contract/catalogue/equipment'
import type { BuildEquipment, BuildStatus, BuildStatusChange } from '#contract/requests/custom-build'
import { QUOTE_VALID_DAYS } from '#domain/build/request'
import { addDays, todayInTampa } from '#domain/days'
import { toCents } from '#domain/money'
import type { Db } from '../../worker/src/db/client.ts'
import * as schema from '../../worker/src/db/schema.ts'
import { DEMO_BUILDS, type DemoBuild } from './builds.ts'
import { DEMO_MODELS } from './custom-trailers.ts'
import { equipmentNamed } from './equipment.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** Statement that writes a demo request, and its activity entry. */
export interface WithEntry {
  request: BatchItem<'sqlite'>
  entry: typeof schema.activities.$inferInsert & { timestamp: string }
}

/** The demo build requests. */
export function fillBuilds(db: Db, now: Date): WithEntry[] {
  return DEMO_BUILDS.map((build, index) => {
    const row = rowOf(build, now)
    const entry = {
      type: 'custom_build_request',
      title: 'New custom build request',
      message: `${row.customer_name} asks for ${row.trailer_model}, ${build.size}, ${build.color}`,
      metadata: { build_id: index + 1 },
      timestamp: row.created_at,
    } as const
    return { request: db.insert(schema.customBuilds).values({ id: index + 1, ...row }), entry }
  })
}

function rowOf(build: DemoBuild, now: Date) {
  const model = DEMO_MODELS[build.model - 1]
  if (!model) throw new Error(`There is no demo model ${build.model}`)
  const [customer_name, customer_email, customer_phone, company_name = ''] = build.customer
  const sentAt = new Date(now.getTime() - build.sent * DAY_MS - 2 * HOUR_MS)
  const history = historyOf(build, sentAt)
  return {
    customer_name,
    customer_email,
    customer_phone,
    company_name,
    trailer_model_id: build.model,
    trailer_model: model.name,
    trailer_size: build.size,
    color_ral: build.color,
    delivery_timeline: build.timeline ?? '',
    equipment: equipmentNamed(build.equipment).map(copyOf),
    delivery_address: build.delivery ?? '',
    special_requirements: build.wishes ?? '',
    notes: build.notes ?? '',
    status: build.status,
    close_reason: build.reason ?? null,
    estimated_price: toCents(model.price),
    ...priceOf(build, sentAt),
    quote_valid_until: addDays(todayInTampa(sentAt), QUOTE_VALID_DAYS),
    history,
    version: history.length + 1,
    created_at: sentAt.toISOString(),
    updated_at: history.at(-1)?.at ?? sentAt.toISOString(),
  }
}

function priceOf({ finalPrice }: DemoBuild, sentAt: Date) {
  if (finalPrice === undefined) return {}
  return {
    final_price: toCents(finalPrice),
    priced_at: new Date(sentAt.getTime() + PRICED_DAYS * DAY_MS).toISOString(),
    priced_by: 'manager',
  }
}

function copyOf(item: PublicEquipment): BuildEquipment {
  const { id, name, category, price, dimensions, watts, starting_watts, amps, volts, place } = item
  return { id, name, category, price, dimensions, watts, starting_watts, amps, volts, place }
}

// Days from a request to its final price, before any approval.
const PRICED_DAYS = 2

// The moves that led to a request's status, and how many days after it was sent.
const PATHS: Record<BuildStatus, readonly (readonly [to: BuildStatus, days: number])[]> = {
  pending: [],
  approved: [['approved', 3]],
  rejected: [['rejected', 2]],
  in_progress: [
    ['approved', 3],
    ['in_progress', 11],
  ],
  completed: [
    ['approved', 3],
    ['in_progress', 11],
    ['completed', 72],
  ],
}

function historyOf({ status, reason }: DemoBuild, sentAt: Date): BuildStatusChange[] {
  let from: BuildStatus = 'pending'
  return PATHS[status].map(([to, days]) => {
    const at = new Date(sentAt.getTime() + days * DAY_MS).toISOString()
    const change = { from, to, by: 'manager', at, reason: to === 'rejected' ? (reason ?? null) : null }
    from = to
    return change
  })
}
