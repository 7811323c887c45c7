import * as z from 'zod'
import { formatNumber } from '../text/number-format.ts'
import { EquipmentInput } from './equipment.ts'

/** The most rows of one import. */
export const MAX_IMPORTED = 5000

/**
 * Payload of POST /api/equipment/import; with `dry_run` nothing is written. Rows are checked one by one. With `plan`, which a dry
 * run has returned, nothing is written if anything else would happen now than that dry run has told.
 */
export const EquipmentImport = z.object({
  equipment: z
    .array(z.unknown(), 'Send the equipment as a list')
    .min(1, 'The list is empty')
    .max(MAX_IMPORTED, `Import at most ${formatNumber(MAX_IMPORTED)} rows at a time`),
  dry_run: z.boolean().default(false),
  plan: z.string().max(200).optional(),
})
export type EquipmentImport = z.infer<typeof EquipmentImport>

/** What an import does with a row; `same` means that it changes nothing. */
export const ImportAction = z.enum(['add', 'change', 'same', 'refuse'])
export type ImportAction = z.infer<typeof ImportAction>

const Ratings = EquipmentInput.pick({ watts: true, starting_watts: true, amps: true, volts: true })

const ImportIssue = z.object({ path: z.string(), message: z.string(), same_as: z.number().int().optional() })

/**
 * What an import does with the row at `index`, counted from 0; `id` is the piece it changes, `price` and `ratings` are those
 * parsed of an added piece, `same_as` is the index of an earlier row for the same piece.
 */
export const ImportedRow = z.object({
  index: z.number().int(),
  action: ImportAction,
  name: z.string(),
  category: z.string(),
  id: z.number().int().optional(),
  price: z.number().optional(),
  ratings: Ratings.optional(),
  changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })).optional(),
  issues: z.array(ImportIssue).optional(),
})
export type ImportedRow = z.infer<typeof ImportedRow>

/**
 * Response of POST /api/equipment/import: the same for a dry run and for the real one. `plan` stands for the rows of this
 * response.
 */
export const EquipmentImportResponse = z.object({
  success: z.literal(true),
  dry_run: z.boolean(),
  counts: z.record(ImportAction, z.number().int()),
  rows: z.array(ImportedRow),
  plan: z.string(),
})
export type EquipmentImportResponse = z.infer<typeof EquipmentImportResponse>
