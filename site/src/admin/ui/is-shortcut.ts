interface Press extends Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'> {
  key?: string | undefined
}

/** True for Ctrl or ⌘ and this letter. The `keydown` with which Chromium fills in a field has no key at all. */
export function isShortcut({ key, ctrlKey, metaKey, shiftKey, altKey }: Press, letter: string): boolean {
  return key?.toLowerCase() === letter && (ctrlKey || metaKey) && !shiftKey && !altKey
}
