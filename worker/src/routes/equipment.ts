import { type Context, Hono } from 'hono'
import {
  type CategoryIconAnswer,
  CategoryIconInput,
  type Equipment,
  type EquipmentAnswer,
  EquipmentInput,
  type EquipmentList,
  EquipmentListQuery,
  type PublicEquipmentList,
} from '#contract/equipment'
import { AnyPart, type Done } from '#contract/wire'
import { listCategories, setCategoryIcon } from '../db/categories.ts'
import { listPublicEquipment } from '../db/equipment.ts'
import {
  createEquipment,
  listEquipment,
  readEquipment,
  removeEquipment,
  restoreEquipment,
  updateEquipment,
} from '../db/equipment-desk.ts'
import { AppError, invalidField } from '../http/app-error.ts'
import { author } from '../http/author.ts'
import { fromCursor, toCursor } from '../http/cursor.ts'
import { nearby } from '../http/database.ts'
import { dropFromEdge, keepAtEdge } from '../http/edge-cache.ts'
import type { AppEnv } from '../http/env.ts'
import { known } from '../http/known.ts'
import { pathId } from '../http/path-id.ts'
import { publicJson } from '../http/public-json.ts'
import { refuseMissingPicture } from '../http/references.ts'
import { createOnce } from '../http/repeatable.ts'
import { staff } from '../http/staff.ts'
import { untilStored } from '../http/until-stored.ts'
import { validBody, validEdit, validQuery } from '../http/valid.ts'
import { refuseStale, sendVersion } from '../http/version-tag.ts'

/** What visitors may ask about equipment. */
export const publicEquipment = new Hono<AppEnv>().get('/public', nearby, async (c) => {
  const equipment = await listPublicEquipment(c.var.db)
  keepAtEdge(c, 'equipment')
  return publicJson<PublicEquipmentList>(c, { success: true, equipment })
})

/** Staff keep the equipment catalogue; its import is in routes/equipment-import.ts. */
export const equipment = staff('equipment')
  .get('/', validQuery(EquipmentListQuery), async (c) => {
    const query = c.req.valid('query')
    const after = query.cursor === undefined ? undefined : fromCursor('equipment', query.cursor)
    if (after && !(await readEquipment(c.var.db, after))) {
      throw invalidField('cursor', 'The list has changed meanwhile. Please load it again.')
    }
    const { equipment, next } = await listEquipment(c.var.db, query, after)
    const nextCursor = next && toCursor('equipment', next)
    const categories = await listCategories(c.var.db)
    return c.json<EquipmentList>({ success: true, equipment, categories, ...(nextCursor && { nextCursor }) })
  })
  .post('/', ...validBody(EquipmentInput), async (c) => {
    const input = c.req.valid('json')
    const piece = await createOnce(c, input, {
      create: (post) => createEquipment(c.var.db, input, author(c), post),
      read: (id) => readEquipment(c.var.db, id),
    })
    return answer(c, piece, 201)
  })
  .post('/category-icon', ...validBody(CategoryIconInput), async (c) => {
    const { category, icon } = c.req.valid('json')
    await untilStored(async () => {
      if (icon) await refuseMissingPicture(c.var.db, 'icon', icon)
      return setCategoryIcon(c.var.db, category, icon, author(c))
    })
    dropFromEdge(c, 'equipment')
    return c.json<CategoryIconAnswer>({ success: true, category, icon })
  })
  .get('/:id', async (c) => {
    const piece = await asked(c)
    sendVersion(c, piece.version)
    return c.json<EquipmentAnswer>({ success: true, equipment: piece })
  })
  .put('/:id', ...validBody(AnyPart), async (c) => {
    const piece = await untilStored(async () => {
      const before = await asSeen(c)
      return updateEquipment(c.var.db, before, validEdit(EquipmentInput, before, c.req.valid('json')), author(c))
    })
    return answer(c, piece)
  })
  .delete('/:id', async (c) => {
    await untilStored(async () => removeEquipment(c.var.db, await asSeen(c), author(c)))
    dropFromEdge(c, 'equipment')
    return c.json<Done>({ success: true })
  })
  .post('/:id/restore', async (c) => {
    const piece = await restoreEquipment(c.var.db, pathId(c, NOT_FOUND), author(c))
    if (!piece) throw new AppError('not-found', 'This equipment can no longer be put back.')
    return answer(c, piece)
  })

const NOT_FOUND = 'Equipment not found'

async function asked(c: Context<AppEnv>): Promise<Equipment> {
  return known(await readEquipment(c.var.db, pathId(c, NOT_FOUND)), NOT_FOUND)
}

// Of a write: the piece in the version the caller has seen.
async function asSeen(c: Context<AppEnv>): Promise<Equipment> {
  const piece = await asked(c)
  refuseStale(c, piece.version)
  return piece
}

// Every page that names equipment carries this tag.
function answer(c: Context<AppEnv>, piece: Equipment, status: 200 | 201 = 200) {
  dropFromEdge(c, 'equipment')
  sendVersion(c, piece.version)
  return c.json<EquipmentAnswer>({ success: true, equipment: piece }, status)
}
