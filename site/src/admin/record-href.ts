import { sectionHref } from './router.ts'

/** Section that shows the records of a kind. */
export const SECTION_OF = {
  rental: 'rentals',
  custom_build: 'custom-builds',
  contact: 'contact-requests',
} as const

export type RecordKind = keyof typeof SECTION_OF

/** Address of a record, open in its section. */
export function recordHref(kind: RecordKind, id: number): string {
  return sectionHref(SECTION_OF[kind], { open: String(id) })
}
