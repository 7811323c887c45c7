import { type MouseEvent, type ReactNode, useId } from 'react'
import css from './dialog.module.css'
import { useDialog } from './use-dialog.ts'

interface Props {
  title: string
  /** Asked for by Escape or a press on the backdrop. */
  onClose: () => void
  /** Drawn before the title. */
  mark?: ReactNode
  /** `alertdialog` for what must be answered before work goes on. */
  role?: 'alertdialog'
  children: ReactNode
}

/** A modal over the page. The browser keeps the focus inside and the page behind it still. */
export function Dialog({ title, onClose, mark, role, children }: Props) {
  const dialog = useDialog(onClose)
  const titleId = useId()
  const onClick = (event: MouseEvent) => event.target === event.currentTarget && onClose()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is the backdrop's, Escape is its key
    <dialog {...dialog} className={css.dialog} role={role} aria-labelledby={titleId} onClick={onClick}>
      <div className={css.inside}>
        <header className={css.header}>
          {mark}
          <h2 id={titleId} className={css.title}>
            {title}
          </h2>
        </header>
        {children}
      </div>
    </dialog>
  )
}

/** The row of buttons that ends a dialog. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <footer className={css.actions}>{children}</footer>
}
