import { CalendarDays, Hammer, Info, type LucideIcon, Mail } from 'lucide-react'
import { ABOUT, type ActivityEntry, type ActivityType } from '#contract/activity'
import { type RecordKind, recordHref } from '../record-href.ts'

/** Names and icons of the kinds of entries. */
export const TYPE = {
  rental_request: { label: 'Rental Request', icon: CalendarDays },
  custom_build_request: { label: 'Custom Build Request', icon: Hammer },
  contact_request: { label: 'Contact Request', icon: Mail },
  system: { label: 'System', icon: Info },
} as const satisfies Record<ActivityType, { label: string; icon: LucideIcon }>

const NAMES = [
  ['rental', 'rental request'],
  ['custom_build', 'custom build request'],
  ['contact', 'message'],
] as const satisfies (readonly [RecordKind, string])[]

/** The record that an entry is about: its kind, its name in words and its address; `null` if it is about none. */
export function recordOf({ metadata }: Pick<ActivityEntry, 'metadata'>) {
  for (const [kind, name] of NAMES) {
    const id = metadata[ABOUT[kind].key]
    if (typeof id === 'number' && Number.isSafeInteger(id) && id > 0) {
      return { kind, name: `${name} #${id}`, href: recordHref(kind, id) }
    }
  }
  return null
}
