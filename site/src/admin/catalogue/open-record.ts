import { idIn } from '#contract/text/record-id'

/** Which form is open: of a stored record, of a new one that begins as its copy, or of an empty one. */
export type Open = { form: 'edit' | 'copy'; id: number } | { form: 'new' } | null

/** Reads which form an address opens; `null` where it opens none. */
export function readOpen(text: string): Open {
  if (text === 'new') return { form: 'new' }
  const [, copy, rest] = /^(copy-)?(.*)$/.exec(text) ?? []
  const id = idIn(rest)
  return id ? { form: copy ? 'copy' : 'edit', id } : null
}

/** Writes for an address which form, or other dialog without a record, is open; the inverse of `readOpen`. */
export function openText(open: { form: string; id?: number } | null): string {
  if (open === null) return ''
  if (open.id === undefined) return open.form
  return open.form === 'copy' ? `copy-${open.id}` : String(open.id)
}
