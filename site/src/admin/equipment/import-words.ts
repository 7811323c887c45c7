import type { EquipmentImportAnswer, ImportAction, ImportedRow } from '#contract/equipment-import'
import { grouped } from '#contract/figures'
import { ApiError } from '../api-error.ts'

/** What an import does with a row, in the words of the tabs and of the rows. */
export const ACTION_WORDS = {
  refuse: 'Refused',
  add: 'Added',
  change: 'Changed',
  same: 'Same',
} as const satisfies Record<ImportAction, string>

/** Why nothing was imported (admin specification, section 8). */
export function importFailure(error: unknown): string {
  const reason = error instanceof ApiError ? error.message : ''
  return reason ? `Failed to import equipment: ${reason}` : 'Failed to import equipment. Please try again.'
}

/** What was imported, in one sentence. */
export function importResult({ add, change, same }: EquipmentImportAnswer['counts']): string {
  const told = [
    [add, 'added'],
    [change, 'changed'],
    [same, 'left as they were'],
  ] as const
  const parts = told.filter(([count]) => count > 0).map(([count, words]) => `${grouped(count)} ${words}`)
  return `Equipment imported: ${parts.join(', ')}.`
}

/** What becomes of a row, sentence by sentence: why it is refused, or which fields get which values. */
export function rowDetails({ issues = [], changes = [] }: Pick<ImportedRow, 'issues' | 'changes'>): string[] {
  const why = issues.map(({ path, message }) => (path ? `${fieldName(path)}: ${message}` : message))
  const how = changes.map(({ field, from, to }) => `${fieldName(field)}: ${shown(from)} → ${shown(to)}`)
  return [...why, ...how]
}

function fieldName(path: string): string {
  return path.charAt(0).toUpperCase() + path.slice(1).replaceAll('_', ' ')
}

function shown(value: unknown): string {
  return value === null || value === undefined || value === '' ? 'nothing' : String(value)
}
