import type { AuditEntry } from '#contract/activity'
import { SECTION_OF } from '#domain/mail/portal-section'
import { type RecordKind, recordHref } from '../record-href.ts'
import { sectionHref } from '../router.ts'

const CATALOGUE: Readonly<Record<string, string>> = {
  trailer: 'rental-trailers',
  custom_trailer: 'custom-trailers',
  equipment: 'equipment',
}

const isRequest = (noun: string): noun is RecordKind => Object.hasOwn(SECTION_OF, noun)

/** Address of the record that an entry is about; `null` if the entry deleted it, or if it has no page of its own. */
export function recordHrefOf({
  action,
  noun,
  record_id,
}: Pick<AuditEntry, 'action' | 'noun' | 'record_id'>): string | null {
  if (record_id === null || action === 'delete') return null
  if (isRequest(noun)) return recordHref(noun, record_id)
  const section = Object.hasOwn(CATALOGUE, noun) ? CATALOGUE[noun] : undefined
  return section === undefined ? null : sectionHref(section, { open: String(record_id) })
}
