import { UnreadableList } from './unreadable-list.ts'

const DELIMITERS = [',', ';', '\t'] as const

/** A parsed CSV text: its lines of cells without blank ones, their row numbers in a spreadsheet, and the delimiter. */
export interface Csv {
  lines: string[][]
  /** Counted from 1. */
  rowNumbers: number[]
  delimiter: string
}

/**
 * Reads CSV as spreadsheets write it (RFC 4180): commas, semicolons or tabs, quoted cells that contain delimiters, line ends
 * and doubled quotes, any line end, a byte order mark. Throws `UnreadableList` for a quote that is never closed.
 */
export function readCsv(text: string): Csv {
  const [, named, table = ''] = /^\uFEFF?(?:sep=([,;\t])\r?\n)?([\s\S]*)$/.exec(text) ?? []
  const delimiter = named ?? likelyDelimiter(table)
  const rows = readLines(table, delimiter).map((cells, index) => ({ cells, number: index + 1 }))
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  return { lines: filled.map(({ cells }) => cells), rowNumbers: filled.map(({ number }) => number), delimiter }
}

// The candidate that is most frequent in the first line that is not blank, outside of quotes.
function likelyDelimiter(text: string): string {
  const [head = ''] = text
    .replace(/"[^"]*"/g, '')
    .trimStart()
    .split(/[\r\n]/, 1)
  const count = (mark: string) => head.split(mark).length
  return [...DELIMITERS].sort((a, b) => count(b) - count(a))[0] ?? ','
}

function readLines(text: string, delimiter: string): string[][] {
  const lines: string[][] = []
  let cells: string[] = []
  let at = 0
  while (at < text.length) {
    const { cell, end } = text[at] === '"' ? quotedCell(text, at, delimiter) : plainCell(text, at, delimiter)
    cells.push(cell)
    at = end
    if (text[at] === delimiter) {
      at++
      // A delimiter at the very end is followed by one more, empty cell.
      if (at < text.length) continue
      cells.push('')
    }
    lines.push(cells)
    cells = []
    at += text.startsWith('\r\n', at) ? 2 : 1
  }
  return lines
}

function plainCell(text: string, from: number, delimiter: string) {
  let end = from
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end++
  return { cell: text.slice(from, end), end }
}

function quotedCell(text: string, from: number, delimiter: string) {
  let close = text.indexOf('"', from + 1)
  // Two in a row stand for one that belongs to the cell.
  while (close !== -1 && text[close + 1] === '"') close = text.indexOf('"', close + 2)
  if (close === -1) throw new UnreadableList(`The quotation mark in line ${lineOf(text, from)} is never closed.`)
  // As in spreadsheets, text after the closing quote belongs to the cell.
  const { cell: rest, end } = plainCell(text, close + 1, delimiter)
  return { cell: text.slice(from + 1, close).replaceAll('""', '"') + rest, end }
}

function lineOf(text: string, at: number): number {
  return text.slice(0, at).split(/\r\n|\r|\n/).length
}
