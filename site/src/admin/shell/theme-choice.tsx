import { useStore } from '@nanostores/react'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { $theme, chooseTheme, THEMES } from '../theme/theme.ts'
import css from './theme-choice.module.css'

const SHOWN = {
  system: { label: 'System', icon: Monitor },
  light: { label: 'Light', icon: Sun },
  dark: { label: 'Dark', icon: Moon },
} as const

/** The choice of a light or dark portal, or the system's setting. */
export function ThemeChoice() {
  const chosen = useStore($theme)
  const name = useId()
  return (
    <fieldset className={css.themes}>
      <legend className={css.legend}>Theme in this browser</legend>
      <div className={css.row}>
        {THEMES.map((theme) => {
          const { label, icon: Icon } = SHOWN[theme]
          return (
            <label key={theme} className={css.theme} data-chosen={theme === chosen}>
              <input type="radio" name={name} checked={theme === chosen} onChange={() => chooseTheme(theme)} />
              <Icon aria-hidden="true" size={16} />
              {label}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
