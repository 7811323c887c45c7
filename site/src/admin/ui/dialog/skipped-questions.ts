import { atom, onMount } from 'nanostores'

const PREFIX = 'portal.skip.'

/** Every question that can be switched off, by key, as worded in the list where it is switched on again. */
export const SKIPPABLE = {
  delete_trailer: 'Deleting a rental trailer',
  delete_custom_trailer: 'Deleting a custom trailer',
  delete_equipment: 'Deleting a piece of equipment',
  delete_image: 'Deleting an image',
  delete_admin_account: 'Deleting an admin account',
  delete_admin_group: 'Deleting an admin group',
} as const
export type SkipKey = keyof typeof SKIPPABLE

/** A question that is not asked. */
export interface SkippedQuestion {
  key: string
  label: string
}

/** The questions this browser was told not to ask, in the order of the table above. */
export const $skipped = atom<readonly SkippedQuestion[]>([])

// Follows changes made in another tab.
onMount($skipped, () => {
  reload()
  window.addEventListener('storage', reload)
  return () => window.removeEventListener('storage', reload)
})

function reload(): void {
  $skipped.set(
    Object.entries(SKIPPABLE)
      .filter(([key]) => isSkipped(key))
      .map(([key, label]) => ({ key, label })),
  )
}

/** Remembers in this browser that a question is not to be asked again. */
export function skipQuestion(key: SkipKey): void {
  change(() => localStorage.setItem(PREFIX + key, '1'))
}

/** Asks a question again from now on. */
export function unskipQuestion(key: string): void {
  change(() => localStorage.removeItem(PREFIX + key))
}

/** True when the person chose not to be asked again. */
export function isSkipped(key: string): boolean {
  try {
    return localStorage.getItem(PREFIX + key) !== null
  } catch {
    return false
  }
}

function change(write: () => void): void {
  try {
    write()
    reload()
  } catch {}
}
