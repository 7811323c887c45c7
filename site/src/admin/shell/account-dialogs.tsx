import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect } from 'react'
import { lazyComponent, useLazyComponent } from '../lazy-component.ts'
import { SkippedQuestions } from '../ui/skipped-questions-dialog.tsx'
import { PartUnavailable } from './part-unavailable.tsx'

interface Props {
  onClose: () => void
}

// Loaded on demand, since it pulls in the code of all forms.
const changePassword = lazyComponent<Props>(() =>
  import('../account/change-password.tsx').then(
    ({ ChangePassword }) => ({ default: ChangePassword }),
    () => ({ default: PartUnavailable }),
  ),
)

const twoStep = lazyComponent<Props>(() =>
  import('../account/two-step.tsx').then(
    ({ TwoStep }) => ({ default: TwoStep }),
    () => ({ default: PartUnavailable }),
  ),
)

/** Which dialog about one's own account is open. */
export const $accountDialog = atom<'password' | 'two-step' | 'questions' | null>(null)

const close = () => $accountDialog.set(null)

/** The dialogs about one's own account, opened from the menu at the username or from the palette. */
export function AccountDialogs() {
  const open = useStore($accountDialog)
  // Or it would be open for the next person at this computer.
  useEffect(() => close, [])
  if (open === 'questions') return <SkippedQuestions onClose={close} />
  if (open === 'two-step') return <Lazy part={twoStep} />
  return open === 'password' && <Lazy part={changePassword} />
}

function Lazy({ part }: { part: typeof twoStep }) {
  const Dialog = useLazyComponent(part)
  return Dialog && <Dialog onClose={close} />
}
