import { EquipmentInput } from '#contract/catalogue/equipment'
import type { ImportAction, ImportedRow } from '#contract/catalogue/equipment-import'
import { isGrouped } from '#contract/catalogue/equipment-price'
import { spellingOf } from './category.ts'

/** A piece of the catalogue as an import compares it. */
export type KnownEquipment = EquipmentInput & { id: number; version: number }

/** What an import does, row by row, and the pieces as they are to be stored. */
export interface ImportPlan {
  rows: ImportedRow[]
  counts: Record<ImportAction, number>
  added: EquipmentInput[]
  changed: KnownEquipment[]
}

type Fields = Record<string, unknown>

const WATTS = ['watts', 'starting_watts'] as const
const FIGURES = [...WATTS, 'amps', 'volts'] as const

/**
 * Checks every row of an import against the catalogue. A row with the name and category of a piece, in any case and with any
 * spaces, updates the fields it has; any other row is added. A known category keeps its spelling. The dry run and the real run
 * share this.
 */
export function planImport(rows: readonly unknown[], catalogue: readonly KnownEquipment[]): ImportPlan {
  const plan: ImportPlan = { rows: [], counts: { add: 0, change: 0, same: 0, refuse: 0 }, added: [], changed: [] }
  const spelled = spellingOf(catalogue.map(({ category }) => category))
  // Exact spellings take precedence: the catalogue may already have two pieces that differ only in case or spaces.
  const known = new Map([identity, asWritten].flatMap((mark) => catalogue.map((piece) => [mark(piece), piece])))
  const seen = new Map<string, number>()
  for (const [index, raw] of rows.entries()) {
    const row = checkRow(raw, index, { known, seen, spelled, plan })
    plan.rows.push(row)
    plan.counts[row.action]++
  }
  return plan
}

interface Checks {
  known: Map<string, KnownEquipment>
  seen: Map<string, number>
  spelled: (category: string) => string
  plan: ImportPlan
}

function checkRow(raw: unknown, index: number, { known, seen, spelled, plan }: Checks): ImportedRow {
  const fields = fieldsOf(raw)
  if (!fields) return refused(index, {}, [{ path: '', message: 'This row is not a piece of equipment' }])
  const { data: read, error } = EquipmentInput.safeParse(fields)
  if (error) {
    return refused(
      index,
      fields,
      error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
    )
  }
  const named = { ...read, category: spelled(read.category) }
  const before = known.get(asWritten(named)) ?? known.get(identity(named))
  // A name that differs only in spaces is unchanged: the list of changes would show the same name twice.
  const isRespaced = before && oneSpaced(before.name) === oneSpaced(named.name)
  const data = isRespaced ? { ...named, name: before.name } : named
  const twice = repeated(fields, before ? `piece ${before.id}` : identity(data), index, seen)
  if (twice) return refused(index, data, [twice])
  const row = { index, name: data.name, category: data.category }
  if (!before) {
    plan.added.push(data)
    const { price, watts, starting_watts, amps, volts } = data
    return { ...row, action: 'add', price, ratings: { watts, starting_watts, amps, volts } }
  }
  const { after, changes } = changed(before, data, fields)
  if (changes.length === 0) return { ...row, action: 'same', id: before.id }
  plan.changed.push(after)
  return { ...row, action: 'change', id: before.id, changes }
}

function refused(index: number, { name, category }: Fields, issues: ImportedRow['issues']): ImportedRow {
  const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 120) : '')
  return { index, action: 'refuse', name: text(name), category: text(category), issues }
}

type NamedPiece = Pick<EquipmentInput, 'name' | 'category'>

function asWritten({ name, category }: NamedPiece): string {
  return JSON.stringify([category, name])
}

function identity({ name, category }: NamedPiece): string {
  return asWritten({ name: oneSpaced(name).toLowerCase(), category: oneSpaced(category).toLowerCase() })
}

// Spreadsheets contain no-break spaces in texts pasted from web pages, and double spaces.
function oneSpaced(text: string): string {
  return text.replace(/\s+/g, ' ')
}

// Two rows for the same piece: the second would overwrite the first, so it is refused.
function repeated({ id }: Fields, piece: string, index: number, seen: Map<string, number>) {
  // Any other value is not an id, and some objects cannot even be converted to text.
  const isId = (typeof id === 'number' || typeof id === 'string') && id
  const marks = [['name', piece] as const, ...(isId ? [['id', `#${id}`] as const] : [])]
  for (const [path, mark] of marks) {
    const first = seen.get(mark)
    if (first !== undefined) return { path, message: `Row ${first + 1} is the same piece`, same_as: first }
    seen.set(mark, index)
  }
  return null
}

function changed(before: KnownEquipment, data: EquipmentInput, fields: Fields) {
  const given = Object.entries(data).filter(([field]) => fields[field] !== undefined)
  const current = new Map<string, unknown>(Object.entries(before))
  const changes = given
    .filter(([field, to]) => current.get(field) !== to)
    .map(([field, to]) => ({ field, from: current.get(field), to }))
  return { after: Object.assign({}, before, Object.fromEntries(given)), changes }
}

// Cells of a CSV file are always text: a numeric one becomes a number, an empty one counts as absent.
function fieldsOf(raw: unknown): Fields | null {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return null
  const fields: Fields = { ...raw }
  for (const name of WATTS) fields[name] = ungrouped(fields[name])
  for (const name of FIGURES) fields[name] = figure(fields[name])
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string' && value.trim() === '') fields[name] = undefined
  }
  return fields
}

// Reads “2.800” and “2,800” watts as thousands, like prices. Amps and volts never reach thousands, but may have three decimals.
function ungrouped(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const text = value.trim()
  return isGrouped(text) ? text.replace(/[.,]/g, '') : value
}

function figure(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const text = value.trim()
  if (text === '') return undefined
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : value
}
