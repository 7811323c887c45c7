/** What a cell of a table shows; `null` is an empty cell. */
export type Cell = string | number | null

/** A column of a table: its heading, and what it shows of a record. */
export type Column<R> = readonly [heading: string, cellOf: (record: R) => Cell]

// Without it, Excel takes UTF-8 for the letters of an old code page.
const BYTE_ORDER_MARK = '\uFEFF'

// What a spreadsheet would run as a formula (CWE-1236), also in full-width letters: customers write these texts.
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/

// Some programs divide a line at semicolons and tabs, too, unless the text is in quotes.
const QUOTED = /[",;\t\r\n]/

/** A table with a heading as CSV (RFC 4180), for spreadsheets. */
export function toCsv<R>(columns: readonly Column<R>[], records: readonly R[]): string {
  const lines = [columns.map(([heading]) => heading), ...records.map((one) => columns.map(([, cellOf]) => cellOf(one)))]
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')
}

function quoted(cell: Cell): string {
  if (typeof cell !== 'string') return String(cell ?? '')
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
