import { namesOtherCurrency } from '#contract/catalogue/foreign-price'
import type { Csv } from './read-csv.ts'
import { UnreadableList } from './unreadable-list.ts'

/** Columns of a list, by every name that is recognized. */
const COLUMNS: Record<string, string> = {
  name: 'name',
  equipment: 'name',
  category: 'category',
  price: 'price',
  price_eur: 'price',
  price_euro: 'price',
  info: 'info',
  specifications: 'info',
  description: 'description',
  dimensions: 'dimensions',
  watts: 'watts',
  power: 'watts',
  starting_watts: 'starting_watts',
  amps: 'amps',
  volts: 'volts',
  voltage: 'volts',
  place: 'place',
}
const FIGURES: readonly string[] = ['watts', 'starting_watts', 'amps', 'volts']

/** The pieces of a list, their row numbers in a spreadsheet, and the columns that were ignored. */
export interface ListedRows {
  rows: Record<string, string>[]
  rowNumbers: number[]
  ignored: string[]
}

/** Pieces from a table whose first line names the columns; throws `UnreadableList` if name or category is missing. */
export function csvRows({ lines: [head = [], ...lines], rowNumbers: [, ...rowNumbers], delimiter }: Csv): ListedRows {
  const columns = head.map(columnOf)
  if (!columns.includes('name') || !columns.includes('category')) {
    throw new UnreadableList('The first line has to name the columns, among them name and category.')
  }
  const twice = columns.find((column, place) => column !== undefined && columns.indexOf(column) !== place)
  if (twice) {
    const names = head.filter((_, place) => columns[place] === twice).map((name) => `“${name.trim()}”`)
    throw new UnreadableList(`The columns ${names.join(' and ')} mean the same. Leave one of them.`)
  }
  const long = lines.findIndex((cells) => cells.slice(head.length).some((cell) => cell !== ''))
  if (long !== -1) throw new UnreadableList(`Row ${rowNumbers[long]} has more cells than there are columns.`)
  const ignored = head.filter((name, place) => name.trim() && columns[place] === undefined)
  return { rows: lines.map((cells) => toRow(columns, cells, delimiter)), rowNumbers, ignored }
}

/** The field that a column of this name holds; “Price (€)”, “Starting watts” and “price_eur” are all names of columns. */
export function columnOf(name: string): string | undefined {
  const unit = name.match(/\([^)]*/g)?.join(' ') ?? ''
  // Their figures would be read as watts, a thousandth of what they say, and as euros.
  if (/\bkw/i.test(unit) || namesOtherCurrency(unit)) return undefined
  const plain = name
    .replace(/\(.*?\)|€/g, '')
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '_')
  return Object.hasOwn(COLUMNS, plain) ? COLUMNS[plain] : undefined
}

function toRow(columns: readonly (string | undefined)[], cells: readonly string[], delimiter: string) {
  const row: Record<string, string> = {}
  for (const [place, column] of columns.entries()) {
    if (column === undefined) continue
    const text = cells[place]?.trim() ?? ''
    row[column] = FIGURES.includes(column) && delimiter === ';' ? text.replace(/^(\d+),(\d+)$/, '$1.$2') : text
  }
  return row
}
