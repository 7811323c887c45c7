import { useStore } from '@nanostores/react'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Login as Credentials } from '#contract/access/session'
import { $brand } from '../brand.ts'
import { signIn } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { useDialog } from '../ui/dialog/use-dialog.ts'
import { Notice } from '../ui/state/notice.tsx'
import css from './login.module.css'
import { PasswordField, UsernameField } from './login-fields.tsx'
import { LoginRefusal } from './login-refusal.tsx'
import { asksForCode, SecondStep } from './login-second-step.tsx'

const stay = () => {}

// After an ended session, the focus returns to the element that had it before; at a first login there was none. The browser does so
// when the dialog closes, but then the work is still covered and cannot take the focus.
function useFocusIntoPortal() {
  const before = useRef<Element | null>(null)
  useLayoutEffect(() => {
    before.current = document.activeElement
  }, [])
  useEffect(
    () => () => {
      for (const place of [before.current, document.getElementById('content')]) {
        if (document.activeElement === document.body && place instanceof HTMLElement)
          place.focus({ preventScroll: true })
      }
    },
    [],
  )
}

interface Props {
  /** Name of the person whose session the server ended, and who may resume the work. */
  returning?: string | undefined
}

/** The login; nothing typed is lost when it is refused. */
export function Login({ returning }: Props) {
  // Called first, since the dialog takes the focus.
  useFocusIntoPortal()
  const dialog = useDialog(stay)
  const titleId = useId()
  return (
    <main className={css.ground}>
      <dialog {...dialog} className={css.card} closedby="none" aria-labelledby={titleId}>
        <div className={css.awning} aria-hidden="true">
          <div className={css.stripes} />
        </div>
        <header className={css.header}>
          <p className={css.kicker}>{useStore($brand)}</p>
          <h1 id={titleId} className={css.title}>
            Admin Portal
          </h1>
        </header>
        <LoginForm returning={returning} />
        <p className={css.foot}>Authorized access only</p>
      </dialog>
    </main>
  )
}

function LoginForm({ returning }: Props) {
  const [typed, setTyped] = useState<Credentials>({ username: returning ?? '', password: '' })
  const [isSecond, setSecond] = useState(false)
  const [isBack, setBack] = useState(false)
  // Without the password, which was right: whoever sits here meanwhile could look at it.
  const back = () => {
    setTyped({ ...typed, password: '' })
    setSecond(false)
    setBack(true)
  }
  if (isSecond) return <SecondStep credentials={typed} onBack={back} />
  const knowsName = isBack || returning !== undefined
  return <FirstStep {...{ typed, returning, knowsName }} onType={setTyped} onSecond={() => setSecond(true)} />
}

interface FirstStepProps extends Props {
  typed: Credentials
  /** True if only the password is to be entered. */
  knowsName: boolean
  onType: (typed: Credentials) => void
  /** Called once the password was right and a code is missing. */
  onSecond: () => void
}

function FirstStep({ typed, returning, knowsName, onType, onSecond }: FirstStepProps) {
  const { username, password } = typed
  const [left, setLeft] = useState({ username: false, password: false })
  const entering = useMutation({
    mutationFn: signIn,
    onError: (error) => asksForCode(error) && onSecond(),
  })
  const problems = problemsOf(typed)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setLeft({ username: true, password: true })
    if (!problems.username && !problems.password && !entering.isPending) entering.mutate(typed)
  }
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      {returning && <Notice tone="neutral">Your session has ended. Sign in to go on where you were.</Notice>}
      <UsernameField
        value={username}
        problem={left.username ? problems.username : undefined}
        onChange={(text) => onType({ ...typed, username: text })}
        onLeave={() => setLeft((before) => ({ ...before, username: true }))}
      />
      <PasswordField
        takesFocus={knowsName}
        value={password}
        problem={left.password ? problems.password : undefined}
        onChange={(text) => onType({ ...typed, password: text })}
        onLeave={() => setLeft((before) => ({ ...before, password: true }))}
      />
      {entering.isError && <LoginRefusal error={entering.error} />}
      <Button type="submit" kind="main" disabled={!username || !password} busy={entering.isPending}>
        {entering.isPending ? 'Signing in...' : 'Sign In'}
      </Button>
    </form>
  )
}

function problemsOf(typed: Credentials): { username?: string | undefined; password?: string | undefined } {
  const issues = Credentials.safeParse(typed).error?.issues ?? []
  const first = (name: string) => issues.find(({ path }) => path[0] === name)?.message
  return { username: first('username'), password: first('password') }
}
