import type { Context } from 'hono'
import { EquipmentImport, type EquipmentImportResponse } from '#contract/catalogue/equipment-import'
import type { Issue } from '#contract/wire'
import { type ImportPlan, planImport } from '#domain/equipment/import'
import { sha256 } from '#domain/sha256'
import { applyImport, readCatalogue } from '../db/catalogue/equipment-import.ts'
import { staff } from '../http/access/staff.ts'
import { AppError } from '../http/app-error.ts'
import { author } from '../http/author.ts'
import { bodyLimit } from '../http/body.ts'
import { purgeTags } from '../http/caching/edge-cache.ts'
import type { AppEnv } from '../http/env.ts'
import { retryOnConflict } from '../http/retry-on-conflict.ts'
import { validBody } from '../http/valid.ts'
import { staleEdit } from '../http/version-tag.ts'

const MAX_BYTES = 2.5 * 1024 * 1024
const MAX_ISSUES = 200

const listSize = bodyLimit(MAX_BYTES, 'This list is too long. Import it in two or three parts.')

/** Staff add and change many pieces of equipment at once, all or nothing; a dry run says what would happen. */
export const equipmentImport = staff('equipment').post('/', listSize, ...validBody(EquipmentImport), async (c) => {
  const { equipment, dry_run, plan: seen } = c.req.valid('json')
  const { counts, rows, mark } = await retryOnConflict(async () => {
    const { catalogue, state } = await readCatalogue(c.var.db)
    const plan = planImport(equipment, catalogue)
    const mark = await sha256(JSON.stringify(plan.rows))
    // An import that is repeated finds its own changes, and has none left.
    if (!dry_run && seen !== undefined && seen !== mark && hasChanges(plan)) throw staleEdit()
    return dry_run || (await store(c, plan, state)) ? { ...plan, mark } : null
  })
  if (!dry_run) purgeTags(c, 'equipment')
  return c.json<EquipmentImportResponse>({ success: true, dry_run, counts, rows, plan: mark })
})

async function store(c: Context<AppEnv>, plan: ImportPlan, state: string): Promise<true | null> {
  if (plan.counts.refuse > 0) throw refusedRows(plan)
  return hasChanges(plan) ? applyImport(c.var.db, plan, state, author(c)) : true
}

function hasChanges({ counts }: ImportPlan): boolean {
  return counts.add + counts.change > 0
}

function refusedRows({ rows, counts }: ImportPlan): AppError {
  const issues = rows.flatMap(({ index, issues = [] }) =>
    issues.map(
      ({ path, message }): Issue => ({
        path: ['equipment', index, path].filter((part) => part !== '').join('.'),
        message,
      }),
    ),
  )
  const first = rows.find(({ action }) => action === 'refuse')
  const why = `row ${(first?.index ?? 0) + 1}: ${first?.issues?.[0]?.message}`
  const message = `Nothing was imported: ${counts.refuse} of ${rows.length} rows cannot be read. The first is ${why}.`
  return new AppError('invalid', message, { issues: issues.slice(0, MAX_ISSUES) })
}
