import { LoaderCircle, type LucideIcon } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import css from './button.module.css'

interface Props extends ComponentProps<'button'> {
  /** `main` is the one thing to do on a screen, `go` moves work forward, `stop` takes something away, `plain-stop` asks first. */
  kind?: 'main' | 'go' | 'stop' | 'plain' | 'plain-stop' | 'quiet'
  icon?: LucideIcon
  /** Puts the icon after the text. */
  iconLast?: boolean
  /** While busy a button keeps the focus and ignores presses. */
  busy?: boolean
  /** Shows only the icon; the text remains for screen readers. */
  iconOnly?: boolean | 'narrow'
}

// A second press does not undo what these do.
const DECISIVE: ReadonlySet<string> = new Set(['main', 'go', 'stop'])

/**
 * A button of the portal, styled by what it does. One that decides something ignores the second press of a double click: it may
 * have taken the place of the button that the first one pressed.
 */
export function Button({
  kind = 'plain',
  icon,
  iconLast = false,
  busy = false,
  iconOnly = false,
  onClick,
  children,
  title = iconOnly && typeof children === 'string' ? children : undefined,
  ...rest
}: Props) {
  const Icon = busy ? LoaderCircle : icon
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || (event.detail > 1 && DECISIVE.has(kind))) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      className={css.button}
      data-kind={kind}
      data-icon-only={iconOnly || undefined}
      data-icon-last={iconLast || undefined}
      title={title}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      {Icon && <Icon className={busy ? css.spinning : undefined} aria-hidden="true" size={16} />}
      <span className={css.words}>{children}</span>
    </button>
  )
}
