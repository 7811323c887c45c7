import { useStore } from '@nanostores/react'
import { Check, X } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { Button } from './button.tsx'
import css from './toaster.module.css'
import { $toasts, dismissToast } from './toasts.ts'

/** Where toasts appear: above everything, dialogs too. */
export function Toaster() {
  const toasts = useStore($toasts)
  const ref = useRef<HTMLElement>(null)
  // The top layer stacks in order of opening: reopened, it lies above a sheet that came later.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new toast lifts it again
  useLayoutEffect(() => {
    ref.current?.showPopover()
    return () => ref.current?.hidePopover()
  }, [toasts])
  return (
    <section ref={ref} popover="manual" className={css.toaster} aria-label="Messages">
      <div role="status">
        <ol className={css.list}>
          {toasts.map(({ id, words }) => (
            <li key={id} className={css.toast}>
              <Check className={css.mark} aria-hidden="true" size={16} strokeWidth={3} />
              <span className={css.words}>{words}</span>
              <Button kind="quiet" icon={X} iconOnly onClick={() => dismissToast(id)}>
                Dismiss
              </Button>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
