import { expect, test } from 'vitest'
import { entryInText, exportEnd, exportHead, exportName, isWholeExport } from './export.ts'

test('an entry has one line for each field, whatever stands in it', () => {
  const text = entryInText({
    id: 7,
    statusCode: 404,
    path: '/a\r\nTime: fake',
    userId: null,
    headers: { a: 'b\u2028c' },
  })
  expect(text).toBe('ID: 7\nStatus Code: 404\nPath: /a\\r\\nTime: fake\nUser ID:\nHeaders: {"a":"b\\u2028c"}\n\n')
})

test('a file begins with what was asked for', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  expect(exportHead('API logs', { path: 'a\nEnd: 1 entry', method: undefined, userId: 3 }, now)).toBe(
    'API logs of 2026-11-21T12:00:00.000Z, newest first, times in UTC\nFilters: path=a\\nEnd: 1 entry userId=3\n\n',
  )
  expect(exportHead('API logs', {}, now)).toContain('Filters: none')
})

test('a file made in the evening is named by the day that it still is in Tampa', () => {
  expect(exportName('api-logs', new Date('2026-11-22T03:00:00Z'))).toBe('api-logs-2026-11-21.txt')
  expect(exportName('error-logs', new Date('2026-11-22T12:00:00Z'))).toBe('error-logs-2026-11-22.txt')
})

test('a file that breaks off lacks its last line', () => {
  const entries = exportHead('API logs', {}, new Date()) + entryInText({ id: 7, path: 'End: 1 entry' })
  expect([exportEnd(0, false), exportEnd(1, false)]).toEqual(['End: 0 entries\n', 'End: 1 entry\n'])
  expect(exportEnd(2, true)).toBe('Truncated: these are the newest 2 entries; choose narrower dates for older ones\n')
  for (const isCut of [false, true]) expect(isWholeExport(entries + exportEnd(1, isCut))).toBe(true)
  expect(isWholeExport(`${entries}${exportEnd(1, false)}more`)).toBe(false)
  for (const text of ['', entries, entries + exportEnd(1, false).slice(0, 5)]) expect(isWholeExport(text)).toBe(false)
})
