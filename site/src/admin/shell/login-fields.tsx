import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import field from '../ui/field.module.css'
import { RevealButton } from '../ui/reveal-button.tsx'
import css from './login.module.css'

interface Props {
  value: string
  problem: string | undefined
  /** True for the field to focus, where that is not the first. */
  isFirst?: boolean
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

/** The second step: a code of an authenticator app or, with letters, a recovery code. */
export function CodeField({ isRecovery, ...props }: Omit<Props, 'onLeave'> & { isRecovery: boolean }) {
  const [label, inputMode] = isRecovery ? (['Recovery code', 'text'] as const) : (['Code', 'numeric'] as const)
  return <Field {...props} label={label} type="text" inputMode={inputMode} autoComplete="one-time-code" />
}

interface FieldProps extends Props {
  label: string
  type: 'text' | 'password'
  autoComplete: string
  inputMode?: 'text' | 'numeric'
  children?: ReactNode
}

function Field(props: FieldProps) {
  const { label, value, problem, isFirst, type, autoComplete, inputMode, onChange, onLeave, children } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isFirst) input.current?.focus()
  }, [isFirst])
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
          aria-describedby={problem && `${id}-problem`}
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
