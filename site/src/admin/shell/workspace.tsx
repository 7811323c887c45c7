import { useStore } from '@nanostores/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { User } from '#contract/access/session'
import { withholdResponses } from '../api/exchange.ts'
import { useOtherTabs } from '../api/other-tabs.ts'
import { newQueryClient } from '../api/query-client.ts'
import { UserProvider } from '../session/session.ts'
import { $token } from '../session/token.ts'
import { dismissToasts } from '../ui/toast/toasts.ts'
import css from './gate.module.css'
import { Shell } from './shell.tsx'

interface Props {
  user: User
  /** Hides the work while the person has to sign in again. */
  covered: boolean
}

// Toasts say what this person did and offer to undo it, and pending responses would show more of them.
function leave(): void {
  dismissToasts()
  withholdResponses()
}

/** The portal of one person, with a query cache of its own: the next person at this computer starts with an empty one. */
export function Workspace({ user, covered }: Props) {
  const [queries] = useState(newQueryClient)
  const token = useStore($token)
  useOtherTabs(queries)
  useEffect(() => leave, [])
  const last = useRef(token)
  useEffect(() => {
    if (covered || token === null || token === last.current) return
    last.current = token
    queries.invalidateQueries()
  }, [covered, token, queries])
  return (
    <QueryClientProvider client={queries}>
      <UserProvider value={user}>
        <div className={covered ? css.covered : undefined}>
          <Shell />
        </div>
      </UserProvider>
    </QueryClientProvider>
  )
}
