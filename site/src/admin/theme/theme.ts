import { persistentAtom } from '../../persistent-atom.ts'

/** What a person can choose for this browser. */
export const THEMES = ['system', 'light', 'dark'] as const

type Theme = (typeof THEMES)[number]

/** The theme chosen for this browser; theme-early.js reads it by the same key, before this module has loaded. */
export const $theme = persistentAtom<Theme>('portal.theme', 'system')

/** Keeps a choice of theme and shows it. */
export function chooseTheme(theme: Theme): void {
  $theme.set(theme)
  dispatchEvent(new CustomEvent('themechosen', { detail: theme }))
}
