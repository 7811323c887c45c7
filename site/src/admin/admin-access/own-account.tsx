import { KeyRound, MessageCircleQuestion } from 'lucide-react'
import { useState } from 'react'
import { ChangePassword } from '../account/change-password.tsx'
import { Button } from '../ui/button.tsx'
import { SkippedQuestions } from '../ui/dialog/skipped-questions-dialog.tsx'
import css from './admin-access.module.css'

/** What a person does with their own account instead of deleting it. */
export function OwnAccount() {
  const [open, setOpen] = useState<'password' | 'questions' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className={css.own}>
      <Button icon={KeyRound} onClick={() => setOpen('password')}>
        Change password
      </Button>
      <Button kind="quiet" icon={MessageCircleQuestion} iconOnly onClick={() => setOpen('questions')}>
        Questions you switched off
      </Button>
      {open === 'password' && <ChangePassword onClose={close} />}
      {open === 'questions' && <SkippedQuestions onClose={close} />}
    </div>
  )
}
