import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CalendarEvent, calendarFile } from './icalendar.ts'

const event: CalendarEvent = {
  uid: 'rental-7@tampafoodtrailers.com',
  start: '2026-12-30',
  end: '2026-12-31',
  summary: 'Taco Wagon: Nora Field',
  description: 'Phone (813) 555-0188; delivery, please\nGate code: 5\\7',
  location: '1 Bay St, Tampa',
  status: 'CONFIRMED',
  sequence: 3,
  changedAt: '2026-11-21T22:43:58.123Z',
}

const golden = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Tampa Food Trailers//Request desk//EN
CALSCALE:GREGORIAN
METHOD:PUBLISH
NAME:Rentals
X-WR-CALNAME:Rentals
REFRESH-INTERVAL;VALUE=DURATION:PT1H
X-PUBLISHED-TTL:PT1H
BEGIN:VEVENT
UID:rental-7@tampafoodtrailers.com
DTSTAMP:20261121T224358Z
LAST-MODIFIED:20261121T224358Z
SEQUENCE:3
DTSTART;VALUE=DATE:20261230
DTEND;VALUE=DATE:20270101
SUMMARY:Taco Wagon: Nora Field
DESCRIPTION:Phone (813) 555-0188\\; delivery\\, please\\nGate code: 5\\\\7
LOCATION:1 Bay St\\, Tampa
STATUS:CONFIRMED
TRANSP:TRANSPARENT
END:VEVENT
END:VCALENDAR
`

// What a calendar program does first, kept as simple as RFC 5545 says it.
function linesOf(file: string): string[] {
  return file.replace(/\r\n[ \t]/g, '').split('\r\n')
}

function textOf(file: string, name: string): string | undefined {
  const line = linesOf(file).find((one) => one.startsWith(`${name}:`))
  return line?.slice(name.length + 1).replace(/\\([\\;,nN])/g, (_, letter) => (/n/i.test(letter) ? '\n' : letter))
}

const longestLine = (file: string) =>
  Math.max(...file.split('\r\n').map((line) => new TextEncoder().encode(line).length))

describe('a calendar file', () => {
  test('is what RFC 5545 asks for, with lines that end in CRLF', () => {
    expect(calendarFile('Rentals', [event])).toBe(golden.replaceAll('\n', '\r\n'))
  })

  test('leaves out what an event does not have', () => {
    const file = calendarFile('Rentals', [{ ...event, description: '', location: '' }])
    expect(file).not.toMatch(/DESCRIPTION|LOCATION/)
  })

  test.each([
    ['2026-12-31', '2026-12-31', '20261231', '20270101'],
    ['2028-02-28', '2028-02-28', '20280228', '20280229'],
    ['2026-03-07', '2026-03-08', '20260307', '20260309'],
  ])('ends %s to %s on the day after the last one', (start, end, first, after) => {
    const lines = linesOf(calendarFile('Rentals', [{ ...event, start, end }]))
    expect(lines).toContain(`DTSTART;VALUE=DATE:${first}`)
    expect(lines).toContain(`DTEND;VALUE=DATE:${after}`)
  })

  test('is a calendar without events too', () => {
    expect(linesOf(calendarFile('Rentals', [])).filter((line) => line.startsWith('BEGIN'))).toEqual(['BEGIN:VCALENDAR'])
  })

  test('folds after 75 octets, between characters', () => {
    // The first and last characters of one, two, three and four octets.
    const summary = ' ~\u00a0\u07ff\u0800\uffee🚚'.repeat(60)
    const file = calendarFile('Rentals', [{ ...event, summary }])
    expect(longestLine(file)).toBeLessThanOrEqual(75)
    expect(textOf(file, 'SUMMARY')).toBe(summary)
    const exact = calendarFile('Rentals', [{ ...event, summary: 'x'.repeat(67) }])
    expect(exact).toContain(`\r\nSUMMARY:${'x'.repeat(67)}\r\nDESC`)
    const over = calendarFile('Rentals', [{ ...event, summary: 'x'.repeat(68) }])
    expect(over).toContain(`\r\nSUMMARY:${'x'.repeat(67)}\r\n x\r\nDESC`)
  })

  test.each(['\r\n', '\n', '\r', '\u2028', '\u0085', '\v'])('lets no name add a line by %j', (end) => {
    const summary = `Nora${end}END:VEVENT${end}BEGIN:VEVENT${end}ATTACH:https://example.org`
    const file = calendarFile(summary, [{ ...event, summary, location: summary, description: summary }])
    const names = linesOf(file).map((line) => line.split(/[:;]/)[0])
    expect(names.filter((name) => name === 'ATTACH')).toEqual([])
    expect(names.filter((name) => name === 'BEGIN')).toHaveLength(2)
    expect(file).not.toMatch(/[\u0085\u2028\u2029\v\f]/)
  })

  test('tells back any text as it was, but for control characters', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({
        unit: fc.constantFrom('\\', ';', ',', '\n', '\r', ':', '"', 'n', 'N', ' ', '\t', '🚚'),
        maxLength: 200,
      }),
    )
    fc.assert(
      fc.property(text, (summary) => {
        const file = calendarFile('Rentals', [{ ...event, summary, description: summary }])
        expect(longestLine(file)).toBeLessThanOrEqual(75)
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
        expect(linesOf(file)).toHaveLength(golden.split('\n').length - (summary ? 0 : 1))
        const kept = summary.replace(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')
        expect(textOf(file, 'SUMMARY')).toBe(kept)
      }),
      { numRuns: 200 },
    )
  })
})
