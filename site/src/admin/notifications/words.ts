import { CalendarDays, Hammer, Info, type LucideIcon, Mail } from 'lucide-react'
import type { ActivityEntry, ActivityType } from '#contract/activity'
import { type RecordKind, recordHref } from '../record-href.ts'

/** Names and icons of the kinds of entries. */
export const TYPE = {
  rental_request: { label: 'Rental Request', icon: CalendarDays },
  custom_build_request: { label: 'Custom Build Request', icon: Hammer },
  contact_request: { label: 'Contact Request', icon: Mail },
  system: { label: 'System', icon: Info },
} as const satisfies Record<ActivityType, { label: string; icon: LucideIcon }>

const RECORDS = [
  { field: 'rental_id', kind: 'rental', noun: 'rental request' },
  { field: 'build_id', kind: 'custom_build', noun: 'custom build request' },
  { field: 'contact_id', kind: 'contact', noun: 'message' },
] as const satisfies { field: string; kind: RecordKind; noun: string }[]

/** The record that an entry is about: its kind, its name in words and its address; `null` if it is about none. */
export function recordOf({ metadata }: Pick<ActivityEntry, 'metadata'>) {
  for (const { field, kind, noun } of RECORDS) {
    const id = metadata[field]
    if (typeof id === 'number' && Number.isSafeInteger(id) && id > 0) {
      return { kind, name: `${noun} #${id}`, href: recordHref(kind, id) }
    }
  }
  return null
}
