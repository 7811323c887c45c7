import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { User } from '#contract/session'
import { $unsaved } from '../leave-guard.ts'
import { type Section, sectionsFor } from '../sections.ts'
import { dismissToast, toast } from '../ui/toasts.ts'
import { notFoundSection } from './not-found-section.tsx'

const A_DAY_MS = 86_400_000

/**
 * The section at `key`. If the right to it is withdrawn meanwhile, it stays as long as it has unsaved input, and says so; the
 * server refuses what they do there.
 */
export function useOpenSection(user: User, key: string): Section {
  const unsaved = useStore($unsaved)
  const [last, setLast] = useState<Section>()
  const open = sectionsFor(user).find((section) => section.key === key)
  const kept = !open && unsaved > 0 && last?.key === key ? last : undefined
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
