import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import field from '../ui/field.module.css'
import { RevealButton } from '../ui/reveal-button.tsx'
import css from './login.module.css'

interface Props {
  value: string
  problem: string | undefined
  /** Whether the field takes the focus when it appears; absent for the first one, which has it anyway. */
  takesFocus?: boolean
  onChange: (text: string) => void
  onLeave?: () => void
}

/** The username. */
export function UsernameField(props: Props) {
  return <Field {...props} label="Username" type="text" autoComplete="username" />
}

/** The password, which can be shown while it is typed. */
export function PasswordField(props: Props) {
  const [shown, setShown] = useState(false)
  return (
    <Field {...props} label="Password" type={shown ? 'text' : 'password'} autoComplete="current-password">
      <RevealButton label="Password" shown={shown} onToggle={() => setShown(!shown)} />
    </Field>
  )
}

interface CodeProps extends Omit<Props, 'onLeave'> {
  isRecovery: boolean
  /** Id of the sentence that says what to enter. */
  describedBy: string
}

/** The second step: a code of an authenticator app or, with letters, a recovery code. */
export function CodeField({ isRecovery, ...props }: CodeProps) {
  // Not for recovery codes: a password manager would offer the app's.
  return isRecovery ? (
    <Field {...props} label="Recovery code" type="text" autoComplete="off" />
  ) : (
    <Field {...props} label="Code" type="text" autoComplete="one-time-code" inputMode="numeric" />
  )
}

interface FieldProps extends Props {
  label: string
  type: 'text' | 'password'
  autoComplete: string
  inputMode?: 'numeric'
  describedBy?: string
  children?: ReactNode
}

function Field(props: FieldProps) {
  const { label, value, problem, takesFocus, type, autoComplete, inputMode, describedBy, onChange, onLeave, children } =
    props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    input.current?.focus()
    // A code that was refused is typed over.
    input.current?.select()
  }, [takesFocus])
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.box} data-toggled={children !== undefined}>
        <input
          ref={input}
          id={id}
          className={field.input}
          type={type}
          autoComplete={autoComplete}
          inputMode={inputMode}
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          aria-invalid={problem !== undefined}
          aria-describedby={[describedBy, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
        />
        {children}
      </div>
      {problem && (
        <p id={`${id}-problem`} className={field.error}>
          {problem}
        </p>
      )}
    </div>
  )
}
