import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../button.tsx'
import { useDialog } from '../dialog/use-dialog.ts'
import { useMedia } from '../use-media.ts'
import css from './panel.module.css'

// In em, as larger text leaves less room.
const ROOM_FOR_BOTH = '(min-width: 73.75em)'

interface Props {
  /** Small text above the title. */
  kicker: string
  title: string
  onClose: () => void
  /** Fixed below what scrolls. */
  footer?: ReactNode
  children: ReactNode
}

/** One record beside its list, or in a sheet over it where there is no room for both. */
export function Panel({ kicker, title, onClose, footer, children }: Props) {
  const beside = useMedia(ROOM_FOR_BOTH)
  const dialog = useDialog(onClose, beside)
  const titleRef = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening another way moves the focus again
  useEffect(() => {
    // Not away from what somebody is typing, such as when a tablet is turned.
    if (document.activeElement?.matches('input, textarea, select')) return
    titleRef.current?.focus({ preventScroll: true })
  }, [beside])
  return (
    <dialog {...dialog} className={css.panel} data-beside={beside} aria-label={`${kicker}: ${title}`}>
      <header className={css.header}>
        <div className={css.names}>
          <p className={css.kicker}>{kicker}</p>
          <h2 ref={titleRef} tabIndex={-1} className={css.title}>
            {title}
          </h2>
        </div>
        <Button kind="quiet" icon={X} iconOnly onClick={onClose}>
          Close
        </Button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={css.body} tabIndex={0} aria-label="Details">
        {children}
      </section>
      {footer && <footer className={css.footer}>{footer}</footer>}
    </dialog>
  )
}
