import { SECTION_OF } from '#domain/mail/portal-section'
import { sectionHref } from './router.ts'

export type RecordKind = keyof typeof SECTION_OF

/** Address of a record, open in its section. */
export function recordHref(kind: RecordKind, id: number): string {
  return sectionHref(SECTION_OF[kind], { open: String(id) })
}
