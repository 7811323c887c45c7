import { useEffect } from 'react'
import { $toasts, runToast } from './toasts.ts'

/** Ctrl+Z or ⌘Z runs the action of the newest toast, unless the key belongs to a text field or a dialog is open. */
export function useUndoKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      if (isTyping(event.target) || document.querySelector('dialog:modal')) return
      const newest = $toasts.get().findLast(({ action }) => action !== null)
      if (!newest) return
      event.preventDefault()
      runToast(newest)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
}
