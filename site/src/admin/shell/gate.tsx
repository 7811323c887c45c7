import { useStore } from '@nanostores/react'
import { LogOut } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { User } from '#contract/access/session'
import { signOut, useSession } from '../session/session.ts'
import { $ended, endWaiting } from '../session/token.ts'
import { Button } from '../ui/button.tsx'
import { ErrorState } from '../ui/state/error-state.tsx'
import css from './gate.module.css'
import { Login } from './login.tsx'
import { Workspace } from './workspace.tsx'

/**
 * Shows the portal for a verified session, and the login where there is none. When the server ends a session during work,
 * the workspace stays behind the login: the same person finds what was typed, anybody else gets an empty one.
 */
export function Gate() {
  const { token, person } = useSession()
  const ended = useStore($ended)
  const [last, remember] = useState<User | null>(null)
  if (person.data && person.data !== last) remember(person.data)

  useEffect(() => {
    if (person.data) endWaiting()
  }, [person.data])

  const waiting = ended ? last : null
  const user = person.data ?? waiting
  // Another tab may have signed in: the work stays covered until it is known who that is.
  const isOut = token === null || (waiting !== null && !person.data)
  return (
    <>
      {user && <Workspace key={user.id} user={user} covered={isOut} />}
      {isOut && <Login returning={waiting?.username} />}
      {!isOut && !user && (person.isError ? <Unreachable person={person} /> : <Checking />)}
    </>
  )
}

function Unreachable({ person }: { person: ReturnType<typeof useSession>['person'] }) {
  const { error, isFetching, refetch } = person
  return (
    <main className={css.gate}>
      <h1 className="visually-hidden">Admin Portal</h1>
      <div className={css.card}>
        <ErrorState title="The portal cannot be reached" error={error} busy={isFetching} onRetry={() => refetch()} />
        <p className={css.hint}>
          You stay signed in on this computer.
          <br />
          We try again every few seconds.
        </p>
        <Button kind="quiet" icon={LogOut} onClick={signOut}>
          Log out
        </Button>
      </div>
    </main>
  )
}

function Checking() {
  return (
    <main className={css.gate}>
      <p role="status" className={css.checking}>
        Checking your session…
      </p>
    </main>
  )
}
