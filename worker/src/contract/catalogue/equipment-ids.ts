import * as z from 'zod'
import { Id } from '../wire.ts'

/** Ids of pieces of equipment in the order they were chosen, without duplicates. */
export const EquipmentIds = z
  .array(Id, 'Choose equipment from the catalog')
  .max(1000, 'Choose at most 1,000 pieces of equipment')
  .default([])
  .transform((ids) => [...new Set(ids)])
