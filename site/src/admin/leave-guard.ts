import { atom, onSet } from 'nanostores'
import { useEffect, useRef, useState } from 'react'
import { $router, goTo, hrefOf } from './router.ts'

type Go = () => void

interface Guard {
  ask: (go: Go) => void
}

// A stack: a dialog over a page may have unsaved changes of its own, and is asked first.
const guards: Guard[] = []

/** How many forms have unsaved input; their section stays open, even if the right to it is withdrawn. */
export const $unsaved = atom(0)

/** Counts among `$unsaved` while `active`. */
export function useUnsaved(active: boolean): void {
  useEffect(() => {
    if (!active) return
    $unsaved.set($unsaved.get() + 1)
    return () => $unsaved.set($unsaved.get() - 1)
  }, [active])
}

/** Goes on at once if nothing is unsaved; otherwise asks the person first, such as before a logout. */
export function leaving(go: Go): void {
  const newest = guards.at(-1)
  if (newest) newest.ask(() => leaving(go))
  else go()
}

/** The input of a form that is not saved. */
export interface UnsavedInput {
  hasWork: boolean
  isSaving?: boolean
  /** True if the last save failed. */
  hasFailed?: boolean
}

/**
 * Guards this address while there is work: links, the back button, `goTo` and `leaving` ask first, and so does the browser
 * before it closes the page. During a save they wait for it: if it succeeds nothing is lost, and nobody is asked. If it
 * fails the person stays, since a question would cover why it failed.
 */
export function useLeaveGuard({ hasWork, isSaving = false, hasFailed = false }: UnsavedInput) {
  const [wanted, setWanted] = useState<Go | null>(null)
  const [wasSaving, setWasSaving] = useState(isSaving)
  const release = useRef(() => {})
  // Navigation requested during a save is done by the code that started the save, which sees only an older render.
  const latest = useRef<Go | null>(null)
  const want = (go: Go | null) => {
    latest.current = go
    setWanted(() => go)
  }
  const go = (to: Go | null) => {
    release.current()
    want(null)
    to?.()
  }
  // During the render, so that the question is not shown even for a moment.
  if (wasSaving !== isSaving) {
    setWasSaving(isSaving)
    if (hasFailed) setWanted(null)
  }
  useUnsaved(hasWork)
  useEffect(() => {
    latest.current = wanted
  }, [wanted])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `want` does the same on every render
  useEffect(() => {
    if (!hasWork) return
    release.current = hold(want)
    return () => release.current()
  }, [hasWork])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (wanted !== null && !hasWork && !isSaving) go(wanted)
  }, [wanted, hasWork, isSaving])
  return {
    /** True if the person wants to leave and has to confirm it. */
    isAsking: wanted !== null && hasWork && !isSaving,
    stay: () => want(null),
    leave: () => go(wanted),
    /** Leaves for where the person wanted to go while the form was being saved, if anywhere. */
    leaveAsWanted: () => go(latest.current),
    /** Releases the guard before the form itself navigates, such as closing after a save. */
    release: () => release.current(),
  }
}

function hold(ask: Guard['ask']): () => void {
  const guard = { ask }
  guards.push(guard)
  const held = here()
  const forget = onSet($router, ({ newValue, abort }) => {
    if (guards.at(-1) !== guard || !newValue) return
    const href = hrefOf(newValue.params.key, newValue.search)
    if (href === held) return
    abort()
    ask(() => goTo(href))
    // The back button changes the address before anybody can be asked, so it is put back.
    queueMicrotask(() => here() !== held && $router.open(held))
  })
  const warn = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', warn)
  return () => {
    const place = guards.indexOf(guard)
    if (place === -1) return
    guards.splice(place, 1)
    forget()
    window.removeEventListener('beforeunload', warn)
  }
}

function here(): string {
  return location.pathname + location.search
}
