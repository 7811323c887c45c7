import { atom } from 'nanostores'

export interface Toast {
  id: number
  words: string
}

const SHOWN_MS = 6000

let lastId = 0

/** What was just done, newest last. */
export const $toasts = atom<readonly Toast[]>([])

/** Says for six seconds what was done. */
export function toast(words: string): void {
  lastId += 1
  const id = lastId
  $toasts.set([...$toasts.get(), { id, words }])
  setTimeout(() => dismissToast(id), SHOWN_MS)
}

/** Takes a message away before its time. */
export function dismissToast(id: number): void {
  $toasts.set($toasts.get().filter((shown) => shown.id !== id))
}
