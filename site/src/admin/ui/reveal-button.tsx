import { Eye, EyeOff } from 'lucide-react'
import css from './reveal-button.module.css'

interface Props {
  /** Label of the field. */
  label: string
  shown: boolean
  onToggle: () => void
}

/** The button at the end of a password field that shows and hides what is typed. */
export function RevealButton({ label, shown, onToggle }: Props) {
  const Icon = shown ? EyeOff : Eye
  return (
    <button
      type="button"
      className={css.reveal}
      aria-label={`${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
      onClick={onToggle}
    >
      <Icon aria-hidden="true" size={18} />
    </button>
  )
}
