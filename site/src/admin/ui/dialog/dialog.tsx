import { type MouseEvent, type ReactNode, useId } from 'react'
import { Button } from '../button.tsx'
import css from './dialog.module.css'
import { useBackdrop } from './use-backdrop.ts'
import { useDialog } from './use-dialog.ts'

/** Widths of a dialog, from a question to a whole desk. */
export type DialogSize = 'sm' | 'md' | 'lg' | 'xl' | '2xl' | '3xl' | '4xl' | '5xl' | '6xl' | '7xl'

interface Props {
  title: string
  size?: DialogSize
  /** Called on Escape or a press on the backdrop. */
  onClose: () => void
  /** Shown before the title. */
  mark?: ReactNode
  /** `alertdialog` for what must be answered before work can continue. */
  role?: 'alertdialog'
  /** Id of the text that is read aloud with the title. */
  wordsId?: string
  /** Fills a phone's screen, for a form rather than a question. */
  roomy?: boolean
  children: ReactNode
}

/** A modal over the page. The browser keeps the focus inside and the page behind it inert. */
export function Dialog({ title, size = 'md', onClose, mark, role, wordsId, roomy = false, children }: Props) {
  const dialog = useDialog(onClose)
  const backdrop = useBackdrop(onClose)
  const titleId = useId()
  return (
    <dialog
      {...dialog}
      {...backdrop}
      className={css.dialog}
      data-size={size}
      data-roomy={roomy}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={wordsId}
    >
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
  return (
    <footer className={css.actions} {...focusOnClick}>
      {children}
    </footer>
  )
}

/** The end of a dialog that only says something. */
export function DialogClose({ onClose }: { onClose: () => void }) {
  return (
    <DialogActions>
      <Button onClick={onClose}>Close</Button>
    </DialogActions>
  )
}

// Leaving a field can show or hide its message, which moves these buttons; if a press did that, its click would miss.
const focusOnClick = {
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
  onClickCapture: ({ target }: MouseEvent) => target instanceof Element && target.closest('button')?.focus(),
}
