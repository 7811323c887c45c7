import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { lazy, Suspense } from 'react'
import { SkippedQuestions } from '../ui/skipped-questions-dialog.tsx'
import { PartUnavailable } from './part-unavailable.tsx'

// With it come the parts of every form, which most visits to the portal begin without.
const ChangePassword = lazy(() =>
  import('../account/change-password.tsx').then(
    (part) => ({ default: part.ChangePassword }),
    () => ({ default: PartUnavailable }),
  ),
)

/** Which dialog about one's own account is open. */
export const $accountDialog = atom<'password' | 'questions' | null>(null)

/** The dialogs about one's own account, opened from the menu at the username or from the palette. */
export function AccountDialogs() {
  const open = useStore($accountDialog)
  const close = () => $accountDialog.set(null)
  if (open === 'questions') return <SkippedQuestions onClose={close} />
  return (
    open === 'password' && (
      <Suspense>
        <ChangePassword onClose={close} />
      </Suspense>
    )
  )
}
