import { useStore } from '@nanostores/react'
import { Check, CircleAlert, Undo2, X } from 'lucide-react'
import { type FocusEvent, type PointerEvent, useLayoutEffect, useRef } from 'react'
import { Button } from '../button.tsx'
import { useUndoKey } from '../deletion/use-undo-key.ts'
import { isFocusLost } from '../use-focus-fallback.ts'
import css from './toaster.module.css'
import { $paused, $toasts, dismissToast, runToast, type Toast } from './toasts.ts'

const hold = () => $paused.set(true)
const letGo = () => $paused.set(false)
// A toast with the focus must not disappear under it.
const letGoUnfocused = ({ currentTarget }: PointerEvent) => $paused.set(currentTarget.contains(document.activeElement))

/** Where toasts appear: above everything, dialogs too. */
export function Toaster() {
  const toasts = useStore($toasts)
  const ref = useRef<HTMLElement>(null)
  const from = useRef<Element | null>(null)
  const enter = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement, Element>) => {
    hold()
    if (!currentTarget.contains(relatedTarget)) from.current = relatedTarget
  }
  // Runs before a focused toast is removed, so that an action can decide where the focus goes next.
  const leave = () => {
    if (!isFocusLost() && !ref.current?.contains(document.activeElement)) return
    const back = from.current?.isConnected ? from.current : document.getElementById('content')
    if (back instanceof HTMLElement) back.focus({ preventScroll: true })
  }
  const dismiss = ({ id }: Toast) => {
    leave()
    dismissToast(id)
  }
  const run = (toast: Toast) => {
    leave()
    runToast(toast)
  }
  useUndoKey(run)
  // The top layer stacks popovers in the order of opening: reopened, the toasts lie above a dialog opened after them.
  // Safari before 17 has no popovers.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new toast lifts it again
  useLayoutEffect(() => {
    ref.current?.showPopover?.()
    return () => ref.current?.hidePopover?.()
  }, [toasts])
  return (
    <section
      ref={ref}
      popover="manual"
      className={css.toaster}
      aria-label="Notices"
      onPointerEnter={hold}
      onPointerLeave={letGoUnfocused}
      onFocus={enter}
      onBlur={letGo}
    >
      <div role="status">
        <ol className={css.list}>
          {toasts.map((toast) => (
            <Message key={toast.id} toast={toast} onDismiss={dismiss} onRun={run} />
          ))}
        </ol>
      </div>
    </section>
  )
}

interface MessageProps {
  toast: Toast
  onDismiss: (toast: Toast) => void
  onRun: (toast: Toast) => void
}

function Message({ toast, onDismiss, onRun }: MessageProps) {
  const { words, tone, action } = toast
  const Icon = tone === 'done' ? Check : CircleAlert
  return (
    <li className={css.toast}>
      <Icon className={css.mark} aria-hidden="true" size={16} strokeWidth={3} />
      <span className={css.words}>{words}</span>
      {action && (
        <Button kind="quiet" icon={Undo2} title="Ctrl+Z or ⌘Z" onClick={() => onRun(toast)}>
          {action.words}
        </Button>
      )}
      <Button kind="quiet" icon={X} iconOnly onClick={() => onDismiss(toast)}>
        Dismiss
      </Button>
    </li>
  )
}
