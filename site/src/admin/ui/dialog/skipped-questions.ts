import { persistentAtom } from '../../../persistent-atom.ts'

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

/** The keys of the questions this browser was told not to ask. */
export const $skipped = persistentAtom<readonly string[]>('portal.skip', [], {
  encode: (keys) => keys.join(' '),
  decode: (stored) => stored.split(' '),
})

/** Remembers in this browser that a question is not to be asked again. */
export function skipQuestion(key: SkipKey): void {
  $skipped.set([...$skipped.get(), key])
}

/** Asks a question again from now on. */
export function unskipQuestion(key: string): void {
  $skipped.set($skipped.get().filter((other) => other !== key))
}
