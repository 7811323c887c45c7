import { useQueryClient } from '@tanstack/react-query'
import { ExternalLink, KeyRound, LogOut, type LucideIcon, RotateCw, ShieldCheck } from 'lucide-react'
import { paths } from '../../paths.ts'
import { leaving } from '../leave-guard.ts'
import { goTo, sectionHref, useAddress } from '../router.ts'
import { sectionsFor } from '../sections.ts'
import { signOut, useUser } from '../session/session.ts'
import { $accountDialog } from '../shell/account-dialogs.tsx'
import { refreshSection } from '../shell/use-refresh.ts'
import { matches } from './matches.ts'

/** An action offered by the palette. */
export interface Command {
  label: string
  icon: LucideIcon
  run: () => void
}

/** The sections and actions that have a word for every word typed. */
export function useCommands(typed: string): { sections: readonly Command[]; actions: readonly Command[] } {
  const { key } = useAddress()
  const queries = useQueryClient()
  const sections = sectionsFor(useUser()).map((section) => ({
    label: section.label,
    icon: section.icon,
    run: () => goTo(sectionHref(section.key)),
  }))
  const actions = [
    { label: 'Refresh this section', icon: RotateCw, run: () => refreshSection(queries, key) },
    { label: 'Change my password', icon: KeyRound, run: () => $accountDialog.set('password') },
    { label: 'Two-step sign-in', icon: ShieldCheck, run: () => $accountDialog.set('two-step') },
    { label: 'Open the website', icon: ExternalLink, run: () => window.open(paths.home, '_blank', 'noreferrer') },
    { label: 'Log out', icon: LogOut, run: () => leaving(signOut) },
  ]
  const fits = ({ label }: Command) => matches(label, typed)
  return { sections: sections.filter(fits), actions: actions.filter(fits) }
}
