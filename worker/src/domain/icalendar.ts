import type { Day } from '#contract/wire'
import { addDays } from './days.ts'

/** An all-day event in a calendar file. */
export interface CalendarEvent {
  /** Never changes, or a calendar shows the event twice. */
  uid: string
  /** First and last day, both included. */
  start: Day
  end: Day
  summary: string
  /** Omitted if empty. */
  description: string
  location: string
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
  /** Increases with every change, so that calendars keep the newer version. */
  sequence: number
  /** Instant of the last change, in ISO 8601. */
  changedAt: string
}

const LINE_OCTETS = 75

/**
 * A calendar file according to RFC 5545, to import once or subscribe to. Anything in a name or an address that could end its
 * line is escaped.
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
    // DTEND is exclusive: the first day after the event.
    `DTEND;VALUE=DATE:${toDate(addDays(event.end, 1))}`,
    `SUMMARY:${escapeText(event.summary)}`,
    ...(event.description ? [`DESCRIPTION:${escapeText(event.description)}`] : []),
    ...(event.location ? [`LOCATION:${escapeText(event.location)}`] : []),
    `STATUS:${event.status}`,
    // Does not show the calendar's reader as busy.
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

// Escapes every character that some program treats as a line break; other control characters are not allowed and are dropped.
function escapeText(text: string): string {
  return text
    .replace(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

// Lines have at most 75 octets, including the space that starts a continuation line; characters are never split.
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
