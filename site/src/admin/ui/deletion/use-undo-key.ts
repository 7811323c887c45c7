import { useEffect, useEffectEvent } from 'react'
import { isShortcut } from '../is-shortcut.ts'
import { $toasts, type Toast } from '../toast/toasts.ts'

/** Ctrl+Z or ⌘Z calls `run` with the newest toast that has an action, unless the key belongs to a text field or a dialog is open. */
export function useUndoKey(run: (toast: Toast) => void): void {
  const latest = useEffectEvent(run)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event, 'z') || isTyping(event.target) || document.querySelector('dialog:modal')) return
      const newest = $toasts.get().findLast(({ action }) => action !== null)
      if (!newest) return
      event.preventDefault()
      latest(newest)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
}
