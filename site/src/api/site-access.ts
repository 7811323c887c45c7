import type { PasswordRequired } from '#contract/access/site-access'
import { call } from './call.ts'

/** Whether this visitor still needs the site password; a check that fails counts as no. */
export async function isPasswordRequired(): Promise<boolean> {
  const response = await call<PasswordRequired>('/api/auth/password-required', '', 'required')
  return response.ok && response.value.required
}
