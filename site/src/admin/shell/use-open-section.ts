import { useEffect, useState, useSyncExternalStore } from 'react'
import type { User } from '#contract/access/session'
import { $unsaved } from '../leave-guard.ts'
import { type Place, type Section, sectionsFor } from '../sections.ts'
import { dismissToast, toast } from '../ui/toast/toasts.ts'
import { notFoundSection } from './not-found-section.tsx'

const A_DAY_MS = 86_400_000

/**
 * The section at `key`. If the right to it is withdrawn meanwhile, it stays as long as it has unsaved input, and says so; the
 * server refuses what they do there.
 */
export function useOpenSection(user: User, key: string): Place {
  const [last, setLast] = useState<Section>()
  const open = sectionsFor(user).find((section) => section.key === key)
  // Not `useStore`: the first key in any form would render the whole portal again, though its section is open anyway.
  const mustStay = useSyncExternalStore($unsaved.listen, () => !open && $unsaved.get() > 0)
  const kept = mustStay && last?.key === key ? last : undefined
  const shown = open ?? kept
  if (shown !== last) setLast(shown)
  useEffect(() => {
    if (!kept) return
    const words = `${kept.label} was closed to your account. What you typed stays until you close it: copy what you need.`
    const id = toast(words, { tone: 'stop', shownMs: A_DAY_MS })
    return () => dismissToast(id)
  }, [kept])
  return shown ?? notFoundSection(user, key)
}
