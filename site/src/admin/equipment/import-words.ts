import { CircleCheck, CircleX, Equal, PencilLine } from 'lucide-react'
import type { EquipmentImportResponse, ImportAction, ImportedRow } from '#contract/catalogue/equipment-import'
import { formatNumber } from '#contract/text/number-format'
import { capitalized } from '#domain/letter-case'
import { isStale, reasonOf } from '../api/api-error.ts'
import type { StateLook } from '../status-looks.ts'
import { euroPrice, ratingsInWords } from './words.ts'

const CHANGED =
  'Nothing was imported: somebody has changed some of this equipment since the list was checked. Look below at what would happen now, then import it.'

/** How the tabs and the rows show what an import does with a row. */
export const ACTION_LOOKS = {
  refuse: { label: 'Refused', tone: 'stop', icon: CircleX },
  add: { label: 'Added', tone: 'ok', icon: CircleCheck },
  change: { label: 'Changed', tone: 'waiting', icon: PencilLine },
  same: { label: 'Same', tone: 'neutral', icon: Equal },
} as const satisfies Record<ImportAction, StateLook>

/** Why nothing was imported (admin specification, section 8). */
export function importFailure(error: unknown): string {
  if (isStale(error)) return CHANGED
  const reason = reasonOf(error)
  return reason ? `Failed to import equipment: ${reason}` : 'Failed to import equipment. Please try again.'
}

/** What was imported, in one sentence. */
export function importResult({ add, change, same }: EquipmentImportResponse['counts']): string {
  const outcomes = [
    [add, 'added'],
    [change, 'changed'],
    [same, 'left as they were'],
  ] as const
  const parts = outcomes.filter(([count]) => count > 0).map(([count, words]) => `${formatNumber(count)} ${words}`)
  return `Equipment imported: ${parts.join(', ')}.`
}

/**
 * What happens to a row, in sentences: why it is refused, which fields change, and its price and power as they were read, so that
 * a misread figure is noticed. Other rows are named by their number in the list.
 */
export function rowDetails(row: Partial<ImportedRow>, rowNumber = (index: number) => index + 1): string[] {
  const { issues = [], changes = [], price, ratings } = row
  const power = ratings ? ratingsInWords(ratings) : ''
  const why = issues.map(({ path, message, same_as }) => {
    const words = same_as === undefined ? message : `Row ${rowNumber(same_as)} is the same piece`
    const name = fieldName(path)
    // Some messages already begin with their field's name, as they do in a form.
    return words.startsWith(name) ? words : `${name}: ${words}`
  })
  const how = changes.map(({ field, from, to }) => `${fieldName(field)}: ${shown(field, from)} → ${shown(field, to)}`)
  const cost = price === undefined ? [] : [`Price: ${euroPrice(price)}`]
  return [...why, ...how, ...cost, ...(power ? [`Power: ${power}`] : [])]
}

function fieldName(path: string): string {
  return capitalized(path).replaceAll('_', ' ')
}

function shown(field: string, value: unknown): string {
  if (field === 'price' && typeof value === 'number') return euroPrice(value)
  return value === null || value === undefined || value === '' ? 'nothing' : String(value)
}
