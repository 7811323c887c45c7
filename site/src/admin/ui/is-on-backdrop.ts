import type { MouseEvent } from 'react'

/**
 * True for a press on the backdrop of the dialog that handles it. The second press of a double click does not count: the first one
 * may just have opened the dialog, over the button.
 */
export function isOnBackdrop({ target, currentTarget, detail }: MouseEvent): boolean {
  return target === currentTarget && detail < 2
}
