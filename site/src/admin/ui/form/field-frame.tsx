import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import css from './field.module.css'
import type { Field } from './fields.ts'

type FramedField = Pick<Field, 'name' | 'label' | 'required' | 'hint' | 'locked' | 'noteId'>

/** The ids and ARIA attributes that tie a control to its label, help and error. */
export function useField({ name, hint, locked, noteId }: FramedField) {
  const id = useId()
  const { getFieldState, formState } = useFormContext()
  const problem = getFieldState(name, formState).error?.message
  const described = [problem && `${id}-problem`, (hint || locked) && `${id}-hint`, noteId]
  const describedBy = described.filter(Boolean).join(' ')
  return { id, problem, aria: { 'aria-invalid': problem !== undefined, 'aria-describedby': describedBy || undefined } }
}

interface NotesProps {
  field: Pick<FramedField, 'hint' | 'locked'>
  id: string
  problem: string | undefined
}

/** The texts below a control: its help, or why it is locked, and its error. */
export function FieldNotes({ field: { hint, locked }, id, problem }: NotesProps) {
  return (
    <>
      {(locked || hint) && (
        <p id={`${id}-hint`} className={css.hint}>
          {locked ?? hint}
        </p>
      )}
      {problem && <Problem id={`${id}-problem`}>{problem}</Problem>}
    </>
  )
}

// An invalid form focuses a control, and the browser scrolls only that into view, not the message below it.
function Problem({ id, children }: { id: string; children: string }) {
  const ref = useRef<HTMLParagraphElement>(null)
  const { submitCount } = useFormContext().formState
  // biome-ignore lint/correctness/useExhaustiveDependencies: each further try to save shows it again
  useEffect(() => {
    const described = document.activeElement?.getAttribute('aria-describedby') ?? ''
    if (described.split(' ').includes(id)) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [id, submitCount])
  return (
    <p ref={ref} id={id} className={css.error}>
      {children}
    </p>
  )
}

interface Props {
  field: FramedField
  id: string
  problem: string | undefined
  /** For several controls, which are named as a group instead of labelled. */
  group?: boolean
  children: ReactNode
}

/** Label, help and error around a control. */
export function FieldFrame({ field, id, problem, group = false, children }: Props) {
  const { label, required } = field
  const words = (
    <>
      {label} {!required && <span className={css.optional}>(optional)</span>}
    </>
  )
  const below = <FieldNotes field={field} id={id} problem={problem} />
  if (group) {
    return (
      <fieldset className={css.group}>
        <legend className={css.label}>{words}</legend>
        {children}
        {below}
      </fieldset>
    )
  }
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {words}
      </label>
      {children}
      {below}
    </div>
  )
}
