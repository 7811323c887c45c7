import { expect, test } from 'vitest'
import * as z from 'zod'
import { changedPart } from './changed-part.ts'

const schema = z.object({ name: z.string().trim().min(1), price: z.number(), equipment: z.array(z.number()) })
const base = { name: 'Burger', price: 5, equipment: [1, 2] }

test('an edit names what was changed, as the call takes it', () => {
  expect(changedPart(schema, base, { ...base, price: 6 })).toEqual({ price: 6 })
  expect(changedPart(schema, { ...base, name: ' Burger ' }, base)).toEqual({})
  expect(changedPart(schema, base, { ...base, equipment: [2, 1] })).toEqual({ equipment: [2, 1] })
})

test('an edit names everything where it began with what cannot be stored', () => {
  expect(changedPart(schema, { ...base, name: '' }, base)).toEqual(base)
})
