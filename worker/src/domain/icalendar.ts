import type { Day } from '#contract/wire'
import { addDays } from './days.ts'

/** One event of whole days in a calendar file. */
export interface CalendarEvent {
  /** The same for the same thing for ever, or a calendar shows it twice. */
  uid: string
  /** First and last day, both included. */
  start: Day
  end: Day
  summary: string
  /** Left out where they are empty. */
  description: string
  location: string
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
  /** Grows with every change, so that calendars take the newer one. */
  sequence: number
  /** Instant of the last change, in ISO 8601. */
  changedAt: string
}

const LINE_OCTETS = 75

/**
 * A calendar file as RFC 5545 wants it, to be read once or subscribed to. Nothing that stands in a name or an address
 * can end its line: what would is escaped.
 */
export function calendarFile(name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tampa Food Trailers//Request desk//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function eventLines(event: CalendarEvent): string[] {
  const changed = toInstant(event.changedAt)
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTART;VALUE=DATE:${toDate(event.start)}`,
    // The end of days is the first one that does not belong to them.
    `DTEND;VALUE=DATE:${toDate(addDays(event.end, 1))}`,
    `SUMMARY:${escapeText(event.summary)}`,
    ...(event.description ? [`DESCRIPTION:${escapeText(event.description)}`] : []),
    ...(event.location ? [`LOCATION:${escapeText(event.location)}`] : []),
    `STATUS:${event.status}`,
    // A rental takes a trailer, not the time of who reads the calendar.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

function toDate(day: Day): string {
  return day.replaceAll('-', '')
}

function toInstant(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

// Also what only some programs take for the end of a line; other control characters are not allowed at all.
function escapeText(text: string): string {
  return text
    .replace(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

// Counted in octets and cut between characters, never inside of one; the blank that begins a line counts.
function fold(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > LINE_OCTETS) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n')
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}
