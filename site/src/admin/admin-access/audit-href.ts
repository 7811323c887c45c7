import type { AuditEntry } from '#contract/activity'
import { SECTION_OF } from '#domain/mail/portal-section'
import { sectionHref } from '../router.ts'
import type { SectionKey } from '../section-key.ts'

const SECTIONS: Readonly<Record<string, SectionKey>> = {
  ...SECTION_OF,
  trailer: 'rental-trailers',
  custom_trailer: 'custom-trailers',
  equipment: 'equipment',
}

const sectionOf = (noun: string) => (Object.hasOwn(SECTIONS, noun) ? SECTIONS[noun] : undefined)

/**
 * Address of the record that an entry is about; `null` if the entry deleted it, if it has no page of its own, or if its section may
 * not be opened.
 */
export function recordHrefOf(
  { action, noun, record_id }: Pick<AuditEntry, 'action' | 'noun' | 'record_id'>,
  mayOpen: (section: SectionKey) => boolean,
): string | null {
  const section = sectionOf(noun)
  if (record_id === null || action === 'delete' || section === undefined || !mayOpen(section)) return null
  return sectionHref(section, { open: String(record_id) })
}
