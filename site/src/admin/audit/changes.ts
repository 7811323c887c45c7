import { type AuditEntry, OF_ACCOUNTS } from '#contract/activity'
import { ACTION_WORDS, KIND_WORDS } from '#domain/audit-words'
import { labelOf } from './labels.ts'
import { inWords, NOTHING, nameOf, valueInWords } from './values.ts'

/**
 * One changed value, in words. `before` is `null` for a record that was added, and for a field that the entry records although
 * the change left it alone; `after` is `null` for a record that was deleted.
 */
export interface Change {
  field: string
  before: string | null
  after: string | null
}

// Fields that change with every write and are not worth showing.
const SILENT = ['id', 'version', 'created_at', 'updated_at']

/** What an entry changed, field by field; what stayed the same is left out. */
export function changesOf(entry: Pick<AuditEntry, 'noun' | 'before' | 'after' | 'names'>): Change[] {
  const { before, after } = entry
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...fields]
    .filter((field) => !SILENT.includes(field) && JSON.stringify(before?.[field]) !== JSON.stringify(after?.[field]))
    .map((field) => ({
      field: labelOf(entry.noun, field) ?? inWords(field),
      before: before && field in before ? valueInWords(entry, field, before[field]) : null,
      after: after && valueInWords(entry, field, after[field]),
    }))
    .filter((change) => [change.before, change.after].some((words) => (words ?? NOTHING) !== NOTHING))
}

/** What somebody did to a record, as in “changed”. */
export function actionInWords({ action }: Pick<AuditEntry, 'action'>): string {
  return ACTION_WORDS[action]
}

const KINDS = new Map(Object.entries(KIND_WORDS))

// The field that holds the name of a record, used when the record no longer exists.
const NAME_FIELDS = new Map([
  ['account', 'username'],
  ['category', 'category'],
  ['custom_trailer', 'name'],
  ['equipment', 'name'],
  ['group', 'name'],
  ['image', 'filename'],
  ['image_folder', 'path'],
  ['trailer', 'name'],
])

type Changed = Pick<AuditEntry, 'noun' | 'record_id'> & Partial<Pick<AuditEntry, 'before' | 'after' | 'names'>>

/** A record in words, as in “account “staff””, or “account #3” if its name is unknown. */
export function recordInWords(changed: Changed): string {
  const { what, name } = namedRecord(changed)
  return name === null ? what : `${what} “${name}”`
}

/** The kind of a record and its name; without a name, the kind says which record it is, as in “account #3”. */
export function namedRecord({ noun, record_id, names = {}, before, after }: Changed): {
  what: string
  name: string | null
} {
  const what = KINDS.get(noun) ?? noun.replaceAll('_', ' ')
  const field = NAME_FIELDS.get(noun) ?? ''
  const current = nameOf(names, OF_ACCOUNTS.some((kind) => kind === noun) ? 'account' : noun, record_id)
  const name = current ?? after?.[field] ?? before?.[field]
  if (typeof name === 'string') return { what, name }
  // There is only one business.
  return { what: record_id === null || noun === 'business_info' ? what : `${what} #${record_id}`, name: null }
}
