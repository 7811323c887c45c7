import { expect, test } from 'vitest'
import type * as z from 'zod'
import { ActivityList } from './activity.ts'
import { EquipmentList } from './catalogue/equipment.ts'
import { ApiLogPage, ErrorLogPage } from './log.ts'

const logs = { logs: [], page: 1, limit: 50, total: 0, totalPages: 0 }
const entry = {
  id: 1,
  type: 'other',
  title: 'Moved',
  message: '',
  timestamp: '2026-11-20T10:00:00Z',
  read: false,
  metadata: {},
}

test.each<[string, z.ZodType, object]>([
  ['equipment', EquipmentList, { equipment: [] }],
  ['API logs', ApiLogPage, { data: logs }],
  ['error logs', ErrorLogPage, { data: logs }],
  ['activities, one of a type that is unknown here', ActivityList, { data: { activities: [entry] } }],
])('the portal shows a list of %s without what we added around its entries', (_, shape, body) => {
  expect(shape.safeParse({ success: true, ...body }).error).toBeUndefined()
})
