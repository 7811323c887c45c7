import * as z from 'zod'
import { GroupPermission } from '#contract/account'
import type { AuditEntry } from '#contract/activity'
import { inMoney } from '#contract/figures'
import { Instant } from '#contract/wire'
import { dayInWords, isDay } from '#domain/days'
import { momentInWords } from '../time.ts'
import { permissionName } from './permission-edits.ts'

/** One value that was changed, in words; `before` is empty for a record that was added, `after` for one that was deleted. */
export interface Change {
  field: string
  before: string | null
  after: string | null
}

// Fields that change with every write and are not worth showing.
const SILENT = ['id', 'version', 'created_at', 'updated_at']
const NOTHING = '–'

const PRICES = [
  'rental_price_daily',
  'rental_price_weekly',
  'rental_price_monthly',
  'price',
  'estimated_price',
  'final_price',
]

/** What an entry changed, field by field; what stayed the same is left out. */
export function changesOf({ noun, before, after }: Pick<AuditEntry, 'noun' | 'before' | 'after'>): Change[] {
  const inWordsOf = (field: string, value: unknown) =>
    typeof value === 'number' && PRICES.includes(field)
      ? inMoney(noun === 'equipment' ? '€' : '$', value)
      : valueInWords(value)
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...fields]
    .filter((field) => !SILENT.includes(field))
    .map((field) => ({
      field: inWords(field),
      before: before && inWordsOf(field, before[field]),
      after: after && inWordsOf(field, after[field]),
    }))
    .filter((change) => (change.before ?? NOTHING) !== (change.after ?? NOTHING))
}

/** A record's key in words, as in “Role level”. */
function inWords(field: string): string {
  const words = field.replaceAll('_', ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function valueInWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return NOTHING
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.length === 0 ? NOTHING : listInWords(value)
  if (typeof value === 'object') return JSON.stringify(value)
  const text = String(value)
  if (isDay(text)) return dayInWords(text)
  return Instant.safeParse(text).success ? momentInWords(text) : text
}

const Permissions = z.array(GroupPermission)

function listInWords(list: readonly unknown[]): string {
  const permissions = Permissions.safeParse(list).data
  if (!permissions) return list.map(valueInWords).join(', ')
  return permissions.map(permissionInWords).join('; ')
}

function permissionInWords({ permission_id, granted }: GroupPermission): string {
  return `${permissionName(permission_id)}: ${granted ? 'granted' : 'withdrawn'}`
}

const ACTIONS = {
  create: 'added',
  update: 'changed',
  delete: 'deleted',
  status: 'moved',
  reply: 'replied to',
  password: 'set the password of',
  import: 'imported',
} as const satisfies Record<AuditEntry['action'], string>

type Changed = Pick<AuditEntry, 'noun' | 'record_id'> & Partial<Pick<AuditEntry, 'before' | 'after'>>

/** What somebody did to a record, as in “changed”. */
export function actionInWords({ action }: Pick<AuditEntry, 'action'>): string {
  return ACTIONS[action]
}

/** A record as in “account #3”; a category has no number and is named instead. */
export function recordInWords({ noun, record_id, before, after }: Changed): string {
  const what = noun.replaceAll('_', ' ')
  if (record_id !== null) return `${what} #${record_id}`
  const category = noun === 'category' ? (after?.category ?? before?.category) : undefined
  return `${what}${typeof category === 'string' ? ` “${category}”` : ''}`
}
