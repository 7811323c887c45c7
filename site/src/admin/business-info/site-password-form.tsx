import * as z from 'zod'
import { NewPassword } from '#contract/account'
import type { Field } from '../ui/form/fields.ts'
import { ModalForm } from '../ui/form/modal-form.tsx'
import { mismatchAt, passwordField } from '../ui/form/password-fields.ts'
import { useSiteAccessChange } from './queries.ts'

const Passwords = z
  .object({ password: NewPassword, repeated: z.string() })
  .refine(({ password, repeated }) => password === repeated, mismatchAt('repeated'))

const FIELDS: readonly Field<'password' | 'repeated'>[] = [
  {
    ...passwordField('password', 'New Password'),
    hint: '12 to 128 characters. You give it to the visitors you invite.',
  },
  passwordField('repeated', 'Repeat Password'),
]

interface Props {
  onClose: () => void
}

/** Sets or changes the site password, and leaves the switch as it is; if it is on, visitors are asked again. */
export function SitePasswordForm({ onClose }: Props) {
  const change = useSiteAccessChange()
  const store = async (password: string) => {
    await change.mutateAsync({ input: { password }, done: 'The site password is stored.' })
  }
  return (
    <ModalForm
      title="Site password"
      size="md"
      schema={Passwords}
      fields={FIELDS}
      start={{ values: { password: '', repeated: '' } }}
      onSave={({ password }) => store(password)}
      onClose={onClose}
    />
  )
}
