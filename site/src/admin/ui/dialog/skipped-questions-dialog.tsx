import { useStore } from '@nanostores/react'
import { Button } from '../button.tsx'
import { useFocusFallback } from '../use-focus-fallback.ts'
import { Dialog, DialogClose } from './dialog.tsx'
import { $skipped, SKIPPABLE, unskipQuestion } from './skipped-questions.ts'
import css from './skipped-questions-dialog.module.css'

/** The questions this browser no longer asks, and a way to have them asked again. */
export function SkippedQuestions({ onClose }: { onClose: () => void }) {
  const keys = useStore($skipped)
  const skipped = Object.entries(SKIPPABLE).filter(([key]) => keys.includes(key))
  const list = useFocusFallback<HTMLDivElement>(keys)
  return (
    <Dialog title="Questions you switched off" onClose={onClose}>
      <div ref={list} tabIndex={-1} className={css.all}>
        {skipped.length === 0 ? (
          <p className={css.words}>None: the portal asks before everything that cannot be undone.</p>
        ) : (
          <ul>
            {skipped.map(([key, label]) => (
              <li key={key} className={css.question}>
                <span>{label}</span>
                <Button onClick={() => unskipQuestion(key)} aria-label={`Ask again: ${label}`}>
                  Ask again
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <DialogClose onClose={onClose} />
    </Dialog>
  )
}
