import { idIn } from '#contract/text/record-id'

/** The form of a stored record, or of a new one that begins as its copy. */
export interface OpenRecord {
  form: 'edit' | 'copy'
  id: number
}

/** Reads which record an address opens, and how; `null` where it opens none. */
export function readOpenRecord(text: string): OpenRecord | null {
  const [, copy, rest] = /^(copy-)?(.*)$/.exec(text) ?? []
  const id = idIn(rest)
  return id ? { form: copy ? 'copy' : 'edit', id } : null
}

/** Writes it for an address; the inverse of `readOpenRecord`. */
export function openRecordText({ form, id }: OpenRecord): string {
  return form === 'copy' ? `copy-${id}` : String(id)
}
