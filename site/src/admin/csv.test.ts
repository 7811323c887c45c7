import { describe, expect, test } from 'vitest'
import { type Column, toCsv } from './csv.ts'

const columns: readonly Column<{ cell: string | number | null }>[] = [['Cell', ({ cell }) => cell]]

function written(cell: string | number | null): string {
  return toCsv(columns, [{ cell }])
}

describe('a table as CSV', () => {
  test('begins with a byte order mark and its headings, and ends each line', () => {
    const pair: readonly Column<number>[] = [
      ['Number', (number) => number],
      ['Twice', (number) => number * 2],
    ]
    expect(toCsv(pair, [1, 2])).toBe('\uFEFFNumber,Twice\r\n1,2\r\n2,4\r\n')
    expect(toCsv(pair, [])).toBe('\uFEFFNumber,Twice\r\n')
  })

  test.each([
    ['Jo Baker', 'Jo Baker'],
    ['Baker, Jo', '"Baker, Jo"'],
    ['the "Taco" one', '"the ""Taco"" one"'],
    ['Fryer; Grill', '"Fryer; Grill"'],
    ['Jo\t=1+1', '"Jo\t=1+1"'],
    ['12 Main St\nTampa', '"12 Main St\nTampa"'],
    ['', ''],
    [null, ''],
    [0, '0'],
    [1234.5, '1234.5'],
  ])('writes %j as %j', (cell, expected) => {
    expect(written(cell)).toBe(`\uFEFFCell\r\n${expected}\r\n`)
  })

  test.each(['=1+1', '+27 821 234 5678', '-2', '@here', '＝1'])('keeps %j from running as a formula', (text) => {
    expect(written(text)).toBe(`\uFEFFCell\r\n'${text}\r\n`)
  })

  test('keeps a formula from running that needs quotes, too', () => {
    for (const before of '\t\r\n') expect(written(`${before}=1`)).toBe(`\uFEFFCell\r\n"'${before}=1"\r\n`)
    expect(written('=HYPERLINK("x","y")')).toBe('\uFEFFCell\r\n"\'=HYPERLINK(""x"",""y"")"\r\n')
  })
})
