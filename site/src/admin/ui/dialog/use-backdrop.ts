import { type MouseEvent, type PointerEvent, useRef } from 'react'

/**
 * Props of a dialog that closes by a press on its backdrop. One that begins inside does not count, since it marks text; nor does the
 * second press of a double click, whose first may just have opened the dialog over the button.
 */
export function useBackdrop(onClose: () => void) {
  const began = useRef(false)
  return {
    onPointerDown: ({ target, currentTarget }: PointerEvent) => {
      began.current = target === currentTarget
    },
    onClick: ({ target, currentTarget, detail }: MouseEvent) =>
      target === currentTarget && began.current && detail < 2 && onClose(),
  }
}
