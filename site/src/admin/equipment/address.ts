import { openRecordText, readOpenRecord } from '../catalogue/open-record.ts'
import { type Search, sectionHref } from '../router.ts'

/** The dialog over the list: a form, the import, or the icons of the categories. */
export type EquipmentOpen = { dialog: 'new' | 'import' | 'categories' } | { dialog: 'edit' | 'copy'; id: number } | null

/** The state in the section's address: the filters, '' for none, and what is open. */
export interface EquipmentAddress {
  q: string
  category: string
  open: EquipmentOpen
}

const WHOLE = ['new', 'import', 'categories'] as const

/** Reads filters and open dialog; unknown values count as absent. */
export function readAddress({ q = '', category = '', open = '' }: Search): EquipmentAddress {
  return { q, category, open: readOpen(open) }
}

function readOpen(text: string): EquipmentOpen {
  const dialog = WHOLE.find((name) => name === text)
  if (dialog) return { dialog }
  const record = readOpenRecord(text)
  return record && { dialog: record.form, id: record.id }
}

/** The address for this state; the inverse of `readAddress`. */
export function equipmentHref({ q, category, open }: EquipmentAddress): string {
  return sectionHref('equipment', { q, category, open: openText(open) })
}

function openText(open: EquipmentOpen): string {
  if (open === null) return ''
  return 'id' in open ? openRecordText({ form: open.dialog, id: open.id }) : open.dialog
}
