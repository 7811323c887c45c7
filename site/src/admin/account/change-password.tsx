import { useRef } from 'react'
import * as z from 'zod'
import { NewPassword, PasswordChange } from '#contract/access/account'
import { Done } from '#contract/wire'
import { ApiError, isTransient } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import type { Field } from '../ui/form/fields.ts'
import { ModalForm } from '../ui/form/modal-form.tsx'
import { mismatchAt, passwordField } from '../ui/form/password-fields.ts'
import { toast } from '../ui/toast/toasts.ts'

const Passwords = z
  .object({
    current_password: PasswordChange.shape.current_password,
    new_password: NewPassword,
    repeated: z.string(),
  })
  .refine(({ new_password, repeated }) => new_password === repeated, mismatchAt('repeated'))

const FIELDS: readonly Field<keyof z.input<typeof Passwords>>[] = [
  passwordField('current_password', 'Current password', 'current-password'),
  {
    ...passwordField('new_password', 'New password'),
    hint: '12 to 128 characters. It ends your other sessions and your calendar subscription.',
  },
  passwordField('repeated', 'Repeat new password'),
]

const put = (body: PasswordChange) => call(Done, '/api/auth/password', { method: 'PUT', body })

/** Changes the user's own password; asks for the current one. */
export function ChangePassword({ onClose }: { onClose: () => void }) {
  // The new password of a change whose response was lost: it may already be the current one.
  const unsure = useRef('')
  const change = async ({ current_password, new_password }: PasswordChange) => {
    try {
      await put({ current_password, new_password })
    } catch (error) {
      if (isTransient(error)) unsure.current = new_password
      const isOutdated = error instanceof ApiError && error.issues.some(({ path }) => path === 'current_password')
      if (!isOutdated || unsure.current !== new_password) throw error
      await put({ current_password: new_password, new_password }).catch(() => Promise.reject(error))
    }
    toast('Your password is changed. Your other sessions and your calendar subscription have ended.')
  }
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
