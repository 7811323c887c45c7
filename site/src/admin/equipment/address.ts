import { type Open, openText, readOpen } from '../catalogue/open-record.ts'
import { type Search, sectionHref } from '../router.ts'

/** The dialog over the list: a form, the import, or the icons of the categories. */
export type EquipmentOpen = Open | { form: 'import' | 'categories' }

/** The state in the section's address: the filters, '' for none, and what is open. */
export interface EquipmentAddress {
  q: string
  category: string
  open: EquipmentOpen
}

/** Reads filters and open dialog; unknown values count as absent. */
export function readAddress({ q = '', category = '', open = '' }: Search): EquipmentAddress {
  return { q, category, open: open === 'import' || open === 'categories' ? { form: open } : readOpen(open) }
}

/** The address for this state; the inverse of `readAddress`. */
export function equipmentHref({ q, category, open }: EquipmentAddress): string {
  return sectionHref('equipment', { q, category, open: openText(open) })
}
