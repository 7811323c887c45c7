import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { type ComponentType, useEffect } from 'react'
import { lazyComponent, useLazyComponent } from '../lazy-component.ts'
import { SkippedQuestions } from '../ui/dialog/skipped-questions-dialog.tsx'
import { PartUnavailable } from './part-unavailable.tsx'

interface Props {
  onClose: () => void
}

// Loaded on demand, since they pull in the code of all forms.
const PARTS = {
  password: part(() => import('../account/change-password.tsx').then(({ ChangePassword }) => ChangePassword)),
  'two-step': part(() => import('../account/two-step.tsx').then(({ TwoStep }) => TwoStep)),
}

function part(load: () => Promise<ComponentType<Props>>) {
  return lazyComponent(async () => ({ default: await load().catch(() => PartUnavailable) }))
}

/** Which dialog about one's own account is open. */
export const $accountDialog = atom<'password' | 'two-step' | 'questions' | null>(null)

const close = () => $accountDialog.set(null)

/** The dialogs about one's own account, opened from the menu at the username or from the palette. */
export function AccountDialogs() {
  const open = useStore($accountDialog)
  // Or it would be open for the next person at this computer.
  useEffect(() => close, [])
  if (open === 'questions') return <SkippedQuestions onClose={close} />
  return open && <Part key={open} name={open} />
}

function Part({ name }: { name: keyof typeof PARTS }) {
  const Dialog = useLazyComponent(PARTS[name])
  return Dialog && <Dialog onClose={close} />
}
