import { atom } from 'nanostores'

/** A notice of what was just done, which disappears by itself. */
export interface Toast {
  id: number
  words: string
  /** `stop` for what failed after its dialog was gone. */
  tone: 'done' | 'stop'
  /** What can still be done about it, such as Undo. */
  action: { words: string; run: () => void } | null
}

type Options = Partial<Pick<Toast, 'tone' | 'action'>> & { shownMs?: number }

const SHOWN_MS = 6000
const HELD_MS = 1000

let lastId = 0

/** What was just done, newest last. */
export const $toasts = atom<readonly Toast[]>([])

/** True while the toasts are hovered or focused: then none disappears. */
export const $paused = atom(false)

/**
 * Shows what was done, for six seconds unless `shownMs` says otherwise; returns its id, for `dismissToast`. It takes the place of
 * what was done before, but of nothing that failed, that can be undone, or that somebody is at.
 */
export function toast(words: string, { tone = 'done', action = null, shownMs = SHOWN_MS }: Options = {}): number {
  lastId += 1
  const id = lastId
  const kept = $toasts.get().filter((shown) => $paused.get() || shown.tone === 'stop' || shown.action)
  $toasts.set([...kept, { id, words, tone, action }])
  setTimeout(() => expire(id), shownMs)
  return id
}

function expire(id: number): void {
  if ($paused.get()) setTimeout(() => expire(id), HELD_MS)
  else dismissToast(id)
}

/** Removes a toast early. */
export function dismissToast(id: number): void {
  $toasts.set($toasts.get().filter((shown) => shown.id !== id))
  if ($toasts.get().length === 0) $paused.set(false)
}

/** Removes all toasts. */
export function dismissToasts(): void {
  $toasts.set([])
  $paused.set(false)
}

/** Runs the action of a toast, once, and removes the toast. */
export function runToast({ id, action }: Toast): void {
  if (!$toasts.get().some((shown) => shown.id === id)) return
  dismissToast(id)
  action?.run()
}
