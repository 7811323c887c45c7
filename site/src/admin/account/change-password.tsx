import * as z from 'zod'
import { NewPassword, PasswordChange } from '#contract/account'
import { Done } from '#contract/wire'
import { call } from '../call.ts'
import type { Field } from '../ui/form/fields.ts'
import { ModalForm } from '../ui/form/modal-form.tsx'
import { toast } from '../ui/toasts.ts'

const Passwords = z
  .object({
    current_password: PasswordChange.shape.current_password,
    new_password: NewPassword,
    repeated: z.string(),
  })
  .refine(({ new_password, repeated }) => new_password === repeated, {
    path: ['repeated'],
    message: 'Passwords do not match',
    when: () => true,
  })

const FIELDS: readonly Field<keyof z.input<typeof Passwords>>[] = [
  password('current_password', 'Current Password', 'current-password'),
  {
    ...password('new_password', 'New Password', 'new-password'),
    hint: '12 to 128 characters. It ends your other sessions and your calendar subscription.',
  },
  password('repeated', 'Repeat New Password', 'new-password'),
]

function password<N extends string>(name: N, label: string, autoComplete: string) {
  return { kind: 'text', type: 'password', name, label, autoComplete, required: true } as const
}

async function change({ current_password, new_password }: PasswordChange): Promise<void> {
  await call(Done, '/api/auth/password', { method: 'PUT', body: { current_password, new_password } })
  toast('Your password is changed. Your other sessions and your calendar subscription have ended.')
}

/** Changes the user's own password; asks for the current one. */
export function ChangePassword({ onClose }: { onClose: () => void }) {
  return (
    <ModalForm
      title="Change my password"
      size="md"
      schema={Passwords}
      fields={FIELDS}
      start={{ values: { current_password: '', new_password: '', repeated: '' } }}
      onSave={change}
      onClose={onClose}
    />
  )
}
