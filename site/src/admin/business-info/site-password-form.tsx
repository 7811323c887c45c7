import * as z from 'zod'
import { NewPassword } from '#contract/access/account'
import type { Field } from '../ui/form/fields.ts'
import { ModalForm } from '../ui/form/modal-form.tsx'
import { mismatchAt, passwordField } from '../ui/form/password-fields.ts'
import { getSiteAccess } from './calls.ts'
import { useSiteAccessChange } from './queries.ts'

const Passwords = z
  .object({ password: NewPassword, repeated: z.string() })
  .refine(({ password, repeated }) => password === repeated, mismatchAt('repeated'))

const FIELDS: readonly Field<'password' | 'repeated'>[] = [
  {
    ...passwordField('password', 'New password'),
    hint: '12 to 128 characters. You give it to the visitors you invite.',
  },
  passwordField('repeated', 'Repeat password'),
]

const NOTHING_TYPED = { password: '', repeated: '' }

interface Props {
  /** The version that the password is set in place of. */
  version: number
  onClose: () => void
}

/** Sets or changes the site password, and leaves the switch as it is; if it is on, visitors are asked again. */
export function SitePasswordForm({ version, onClose }: Props) {
  const change = useSiteAccessChange()
  const store = async (password: string, version: number | undefined) => {
    await change.mutateAsync({ input: { password }, version, done: 'The site password is stored.' })
  }
  const reload = async () => ({
    values: NOTHING_TYPED,
    version: (await getSiteAccess()).version,
    news: 'They stored another password, or switched it on or off.',
  })
  return (
    <ModalForm
      title="Site password"
      size="md"
      schema={Passwords}
      fields={FIELDS}
      start={{ values: NOTHING_TYPED, version }}
      onSave={({ password }, version) => store(password, version)}
      onReload={reload}
      onClose={onClose}
    />
  )
}
