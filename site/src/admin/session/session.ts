import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import type { Login, User } from '#contract/access/session'
import { hasPermission, type Permission } from '#domain/access/permissions'
import { SESSION_KEY, sessionClient } from '../api/query-client.ts'
import { login, logout, verify } from './calls.ts'
import { $token, dropToken, keepToken } from './token.ts'

/** How long to wait before calling a server again that did not respond. */
const AGAIN_MS = 5000

const sessionKey = (token: string | null) => [SESSION_KEY, token] as const

/** The session of this browser, verified by the server. */
export function useSession() {
  const token = useStore($token)
  const person = useQuery({
    queryKey: sessionKey(token),
    queryFn: ({ signal }) => verify(signal),
    enabled: token !== null,
    staleTime: 60_000,
    // The person's rights may have changed while the tab was in the background.
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => state.status === 'error' && AGAIN_MS,
  })
  return { token, person }
}

/** Signs in; throws `ApiError`. */
export async function signIn(credentials: Login): Promise<void> {
  const { token, user } = await login(credentials)
  sessionClient.setQueryData(sessionKey(token), user)
  keepToken(token)
}

/** Signs out here at once, and on the server if it can be reached. */
export async function signOut(): Promise<void> {
  const token = $token.get()
  // If the server cannot be reached, the session expires there after 12 hours.
  const loggedOut = logout().catch(() => {})
  dropToken(token)
  await loggedOut
}

const UserContext = createContext<User | null>(null)

/** Provides the signed-in person to everything inside. */
export const UserProvider = UserContext.Provider

/** The signed-in person; only inside the shell. */
export function useUser(): User {
  const user = useContext(UserContext)
  if (!user) throw new Error('useUser is for components inside the shell')
  return user
}

/** Whether the signed-in person has a permission. */
export function useHasPermission(permission: Permission): boolean {
  return hasPermission(useUser().permissions, permission)
}
