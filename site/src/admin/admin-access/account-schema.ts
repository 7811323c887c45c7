import * as z from 'zod'
import { type Account, AccountInput, NewPassword } from '#contract/access/account'
import { Id } from '#contract/wire'
import { mismatchAt } from '../ui/form/password-fields.ts'

/** Validates the account form; for an existing account an empty password leaves it unchanged. */
export const AccountSchema = z
  .object({
    username: AccountInput.shape.username,
    email: AccountInput.shape.email,
    password: z.union([z.literal(''), NewPassword]),
    confirmPassword: z.string(),
    role: AccountInput.shape.role.unwrap(),
    is_active: z.boolean(),
    group_id: Id.nullable(),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, mismatchAt('confirmPassword'))
  // The repeated password is only for the form (admin specification, section 3).
  .transform(({ confirmPassword: _, ...account }) => account)

/** The values of the form. */
export type AccountValues = z.input<typeof AccountSchema>

/** Initial values of the form: the account's, or the defaults of the admin specification, section 3. */
export function accountValues(account: Account | null): AccountValues {
  const empty = { username: '', email: '', role: 'admin', is_active: true, group_id: null }
  const { username, email, role, is_active, group_id } = account ?? empty
  return { username, email, password: '', confirmPassword: '', role, is_active, group_id }
}
