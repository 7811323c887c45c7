import { isPassword } from '../../worker/src/http/access/password.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts.ts'

/** An account that can sign in with the demo password. */
export interface SignIn {
  username: string
  role: string
}

/** The demo accounts, under the names they have now, that can still sign in with the demo password. */
export async function demoSignIns(d1: D1Database): Promise<SignIn[]> {
  // The oldest accounts: the demo data fills only an empty database, and a hash is too slow to compare with everybody's.
  const { results } = await d1
    .prepare('select username, role, password_hash from accounts where is_active = 1 order by id limit ?')
    .bind(DEMO_ACCOUNTS.length)
    .all<SignIn & { password_hash: string }>()
  const isDemo = await Promise.all(results.map(({ password_hash }) => isPassword(DEMO_PASSWORD, password_hash)))
  return results.filter((_, index) => isDemo[index]).map(({ username, role }) => ({ username, role }))
}

/** Whom the portal lets in, for whoever starts the server: a heading and a line for each demo account. */
export function signInsInWords(signIns: SignIn[]): string[] {
  if (signIns.length === 0) return ['Sign in with an account of your own; npm run admin:create makes one']
  const lines = signIns.map(({ username, role }) => `  ${username.padEnd(10)} ${role}`)
  return [`Demo accounts, password ${DEMO_PASSWORD}`, ...lines]
}
