import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'
import { UnreadableList } from './unreadable-list.ts'

describe('readCsv', () => {
  test.each([
    [
      'commas',
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'semicolons with commas inside',
      'a;b\n1,5;2',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'semicolons after blank lines',
      '\uFEFF\r\n \r\na;b\r\n1;2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'tabs',
      'a\tb\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['a byte order mark', '\uFEFFa,b', [['a', 'b']]],
    ['the line a spreadsheet puts first', 'sep=;\r\na;b,c', [['a', 'b,c']]],
    [
      'any line end, and blank lines',
      'a,b\r\n1,2\r\r\n\n,\n3,4\n',
      [
        ['a', 'b'],
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    [
      'quotes',
      '"a, b","c ""d"""\n"e\nf",g',
      [
        ['a, b', 'c "d"'],
        ['e\nf', 'g'],
      ],
    ],
    [
      'a mark in a quoted head',
      '"a;b;c",d\n1,2',
      [
        ['a;b;c', 'd'],
        ['1', '2'],
      ],
    ],
    ['a quote inside a cell', '6" pipe,b', [['6" pipe', 'b']]],
    ['words behind a quote', '"a" x,b', [['a x', 'b']]],
    [
      'empty cells',
      'a,,c\n,2,',
      [
        ['a', '', 'c'],
        ['', '2', ''],
      ],
    ],
    ['a mark at the very end', 'a,', [['a', '']]],
    ['nothing', '', []],
  ])('reads %s', (_, text, lines) => expect(readCsv(text).lines).toEqual(lines))

  test('says where a quote is never closed', () => {
    expect(() => readCsv('a,b\n1,"2')).toThrow(new UnreadableList('The quotation mark in line 2 is never closed.'))
  })

  test('reads back whatever a spreadsheet writes', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', ' ', '"', ',', ';', '\t', '\n', '\r', 'é') })
    const table = fc.array(fc.tuple(fc.constant('x'), cell, cell), { minLength: 1 })
    fc.assert(
      fc.property(table, fc.constantFrom(',', ';', '\t'), (lines, mark) => {
        const quoted = lines.map((cells) => cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(mark))
        expect(readCsv([`x${mark}x${mark}x`, ...quoted].join('\r\n')).lines.slice(1)).toEqual(lines)
      }),
    )
  })
})
