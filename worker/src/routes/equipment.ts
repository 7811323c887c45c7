import { Hono } from 'hono'
import {
  CategoryIconInput,
  type CategoryIconResponse,
  CategoryRename,
  type CategoryRenameResponse,
  EquipmentInput,
  type EquipmentList,
  EquipmentListQuery,
  type EquipmentResponse,
  type PublicEquipmentList,
} from '#contract/catalogue/equipment'
import { canonicalCategory, readCategoryIcon, setCategoryIcon } from '../db/catalogue/categories.ts'
import { renameCategory } from '../db/catalogue/category-names.ts'
import { listPublicEquipment } from '../db/catalogue/equipment.ts'
import {
  createEquipment,
  listEquipment,
  readEquipment,
  removablePiece,
  updateEquipment,
} from '../db/catalogue/equipment-desk.ts'
import { staff } from '../http/access/staff.ts'
import { invalidField } from '../http/app-error.ts'
import { author } from '../http/author.ts'
import { cacheAtEdge, purgeTags } from '../http/caching/edge-cache.ts'
import { publicJson } from '../http/caching/public-json.ts'
import { fromCursor, nextCursor } from '../http/cursor.ts'
import { useNearestReplica } from '../http/database.ts'
import type { AppEnv } from '../http/env.ts'
import { orNotFound } from '../http/or-not-found.ts'
import { refuseMissingImage } from '../http/references.ts'
import { retryOnConflict } from '../http/retry-on-conflict.ts'
import { validBody, validQuery } from '../http/valid.ts'
import { staleEdit } from '../http/version-tag.ts'
import { recordCalls } from './record-calls.ts'

/** What visitors may read about equipment. */
export const publicEquipment = new Hono<AppEnv>().get('/public', useNearestReplica, async (c) => {
  const equipment = await listPublicEquipment(c.var.db)
  cacheAtEdge(c, 'equipment')
  return publicJson<PublicEquipmentList>(c, { success: true, equipment })
})

const calls = recordCalls({
  notFound: 'Equipment not found',
  gone: 'This equipment can no longer be put back.',
  schema: EquipmentInput,
  read: readEquipment,
  create: createEquipment,
  update: updateEquipment,
  removable: removablePiece,
  // Equipment refers to no other record.
  refuseMissing: async () => undefined,
  response: (piece): EquipmentResponse => ({ success: true, equipment: piece }),
  // Every page that shows equipment has this tag.
  tags: () => ['equipment'],
})

/** Staff maintain the equipment catalogue; its import is in routes/equipment-import.ts. */
export const equipment = staff('equipment')
  .get('/', validQuery(EquipmentListQuery), async (c) => {
    const query = c.req.valid('query')
    const after = fromCursor('equipment', query.cursor)
    const found = await listEquipment(c.var.db, query, after)
    if (!found) throw invalidField('cursor', 'The list has changed meanwhile. Please load it again.')
    const { equipment, categories, next } = found
    return c.json<EquipmentList>({ success: true, equipment, categories, ...nextCursor('equipment', next) })
  })
  .post('/category-icon', ...validBody(CategoryIconInput), async (c) => {
    const { category: asked, icon, instead_of } = c.req.valid('json')
    const { category } = await canonicalCategory(c.var.db, asked)
    await retryOnConflict(async () => {
      if (icon) await refuseMissingImage(c.var.db, 'icon', icon)
      const before = await readCategoryIcon(c.var.db, category)
      // Not if it is set already, as by an attempt whose response was lost.
      if (instead_of !== undefined && instead_of !== before && icon !== before) throw staleEdit()
      return setCategoryIcon(c.var.db, category, { before, icon }, author(c))
    })
    purgeTags(c, 'equipment')
    return c.json<CategoryIconResponse>({ success: true, category, icon })
  })
  .post('/rename-category', ...validBody(CategoryRename), async (c) => {
    const { category: from, name } = c.req.valid('json')
    const renamed = await retryOnConflict(() => renameCategory(c.var.db, from, name, author(c)))
    const category = orNotFound(renamed, 'No equipment is in this category any more.')
    purgeTags(c, 'equipment')
    return c.json<CategoryRenameResponse>({ success: true, category })
  })
  .route('/', calls)
