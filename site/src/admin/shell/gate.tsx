import { UserProvider, useSession } from '../session.ts'
import { ErrorState } from '../ui/error-state.tsx'
import css from './gate.module.css'
import { Login } from './login.tsx'
import { Shell } from './shell.tsx'

/** Shows the portal to a verified session, and the login where there is none. */
export function Gate() {
  const { token, person } = useSession()
  if (token === null) return <Login />
  if (person.data) {
    return (
      <UserProvider value={person.data}>
        <Shell />
      </UserProvider>
    )
  }
  if (!person.isError) return <Checking />
  return (
    <main className={css.gate}>
      <h1 className="visually-hidden">Admin Portal</h1>
      <div className={css.card}>
        <ErrorState
          title="The portal cannot be reached"
          error={person.error}
          busy={person.isFetching}
          onRetry={() => person.refetch()}
        />
        <p className={css.hint}>You stay signed in on this computer.</p>
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
