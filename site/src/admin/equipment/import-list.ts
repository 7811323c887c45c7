import { columnOf, csvRows } from './csv-rows.ts'
import { readCsv } from './read-csv.ts'
import { UnreadableList } from './unreadable-list.ts'

// Keys that the catalogue's own lists contain besides the form's fields.
const SET_BY_US = ['id', 'category_icon', 'version', 'created_at', 'updated_at']
const SPREADSHEET = /\.(xlsx?|xlsm|xlsb|ods|numbers)$/i

/** What is to be imported: pieces not yet validated, and columns that were left out. */
export interface ImportList {
  rows: readonly unknown[]
  /** Each piece's row number in a spreadsheet; absent for JSON, whose pieces are just counted. */
  rowNumbers?: readonly number[]
  ignored: readonly string[]
}

/** The pieces of a pasted or chosen JSON text: a list, or an object with the list under “equipment”. */
export function jsonList(text: string): ImportList {
  const value = parsed(text)
  const list = isRecord(value) ? value.equipment : value
  if (!Array.isArray(list)) {
    throw new UnreadableList('Invalid JSON format: it has to be a list of equipment, or hold one under “equipment”.')
  }
  const ignored = new Set<string>()
  return { rows: list.map((row) => (isRecord(row) ? byField(row, ignored) : row)), ignored: [...ignored] }
}

// JSON made from a spreadsheet has its headings as keys, such as “Price (€)”; keys without a field are added to `ignored`.
function byField(row: Record<string, unknown>, ignored: Set<string>): Record<string, unknown> {
  const columns = Object.entries(row).map(([key, value]) => ({ key, value, column: columnOf(key) }))
  const exact = columns.filter(({ key, column }) => key === column)
  const fields = Object.fromEntries(exact.map(({ key, value }) => [key, value]))
  for (const { key, value, column } of columns) {
    if (key === column || SET_BY_US.includes(key)) continue
    if (column === undefined || Object.hasOwn(fields, column)) ignored.add(key)
    else fields[column] = value
  }
  return fields
}

/** The pieces in a file, read as CSV or JSON depending on its name. */
export function fileList(name: string, bytes: Uint8Array): ImportList {
  if (SPREADSHEET.test(name)) throw new UnreadableList('Save the spreadsheet as CSV, then choose that file.')
  const text = decode(bytes)
  return /\.(csv|tsv|txt)$/i.test(name) ? csvRows(readCsv(text)) : jsonList(text)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw new UnreadableList('Invalid JSON format')
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

// Spreadsheets save UTF-8, UTF-16 with a byte order mark, or Windows-1252.
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
