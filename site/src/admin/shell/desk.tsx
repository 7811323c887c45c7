import { useStore } from '@nanostores/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { User } from '#contract/session'
import { useOtherTabs } from '../other-tabs.ts'
import { newQueryClient } from '../query-client.ts'
import { UserProvider } from '../session.ts'
import { $token } from '../token.ts'
import css from './gate.module.css'
import { Shell } from './shell.tsx'

interface Props {
  user: User
  /** While the person is asked to sign in again, the work waits unseen. */
  covered: boolean
}

/** The portal of one person, with a memory of its own: the next one at this computer starts from nothing. */
export function Desk({ user, covered }: Props) {
  const [memory] = useState(newQueryClient)
  const token = useStore($token)
  useOtherTabs(memory)
  const last = useRef(token)
  useEffect(() => {
    if (covered || token === null || token === last.current) return
    last.current = token
    memory.invalidateQueries()
  }, [covered, token, memory])
  return (
    <QueryClientProvider client={memory}>
      <UserProvider value={user}>
        <div className={covered ? css.covered : undefined}>
          <Shell />
        </div>
      </UserProvider>
    </QueryClientProvider>
  )
}
