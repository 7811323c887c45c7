import { type KeyboardEvent, type RefObject, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { isComposing } from '../is-composing.ts'

interface DialogParts {
  ref: RefObject<HTMLDialogElement | null>
  onCancel: (event: SyntheticEvent) => void
  onKeyDown: (event: KeyboardEvent) => void
}

// The dialog that has been removed in the same turn, if any: the next one takes its place, and gives the focus back where it would have.
let replaced: { before: Element | null } | null = null

/**
 * Opens a `<dialog>` for as long as it is on the page: as a modal, or `beside` what is on the page already. Escape asks only the
 * innermost dialog to close. When the dialog is gone, the focus is where it was before; if nothing had it, as after a reload, or that
 * element is gone too, the section gets it.
 */
export function useDialog(onClose: () => void, beside = false): DialogParts {
  const ref = useRef<HTMLDialogElement>(null)
  const focused = useRef<Element | null>(null)
  const { before, isLeaving } = useFocusAfterwards()
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const open = () => {
      if (dialog.open) return
      if (beside) {
        dialog.show()
      } else {
        dialog.showModal()
        raiseFollowing(dialog)
      }
    }
    // As a form after its skeleton: rising again, it would be gone for a moment.
    dialog.toggleAttribute('data-instead', replaced !== null)
    open()
    markContent()
    if (focused.current instanceof HTMLElement) focused.current.focus()
    // A phone that goes back again and again closes it unasked, and what was typed would be out of sight.
    dialog.addEventListener('close', open)
    return () => {
      dialog.removeEventListener('close', open)
      if (isLeaving.current) return leave(before.current)
      focused.current = document.activeElement
      dialog.close()
      markContent()
    }
  }, [beside, before, isLeaving])
  const keep = (event: SyntheticEvent) => {
    event.preventDefault()
    event.stopPropagation()
  }
  const ask = (event: SyntheticEvent) => {
    keep(event)
    onClose()
  }
  return {
    ref,
    // On phones the back gesture fires `cancel` without a key press. That of a file chooser that is closed comes from a field inside.
    onCancel: (event) => event.target === event.currentTarget && ask(event),
    // Escape drops a word that is being composed, and leaves the dialog open.
    onKeyDown: (event) => event.key === 'Escape' && (isComposing(event) ? keep(event) : ask(event)),
  }
}

// The browser ends a modal that is removed. Closed, it would also give the focus back at once, for which the whole page is styled and
// laid out: for nothing, if a form takes the place of its skeleton.
function leave(before: Element | null): void {
  replaced ??= { before }
  queueMicrotask(() => {
    replaced = null
    giveBack(before)
    markContent()
  })
}

function giveBack(before: Element | null): void {
  if (document.activeElement === document.body && before instanceof HTMLElement) before.focus({ preventScroll: true })
}

function useFocusAfterwards() {
  const before = useRef<Element | null>(null)
  const isLeaving = useRef(false)
  useLayoutEffect(() => {
    before.current = replaced ? replaced.before : document.activeElement
    isLeaving.current = false
    return () => {
      isLeaving.current = true
    }
  }, [])
  useEffect(
    () => () => {
      // Before the effects of what the dialog changed, which look where the focus is.
      giveBack(before.current)
      if (before.current !== document.body && before.current?.isConnected) return
      // After those effects, which may know a better place (use-focus-fallback.ts).
      queueMicrotask(() => {
        if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true })
      })
    },
    [],
  )
  return { before, isLeaving }
}

// On paper, a section with an open dialog has no header (portal.css). Not by :has(), which Firefox before 121 lacks.
function markContent(): void {
  const content = document.getElementById('content')
  content?.toggleAttribute('data-dialog', content.querySelector('dialog[open]') !== null)
}

// A dialog that becomes modal while others are open, as when a tablet is turned, would cover them. A question inside it or the
// login, which follow it in the document, belong above it.
function raiseFollowing(dialog: HTMLDialogElement): void {
  for (const other of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) {
    if (!(dialog.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)) continue
    other.close()
    other.showModal()
  }
}
