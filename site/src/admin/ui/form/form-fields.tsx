import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import css from './field.module.css'
import type { Field } from './fields.ts'
import { FormField } from './form-field.tsx'

/** The fields of a form in their order; two halves or three thirds share a row where there is room. */
export function FormFields({ fields }: { fields: readonly Field[] }) {
  return (
    <div className={css.fields}>
      {fields.map((field) => {
        const key = `${field.kind} ${field.name}`
        return field.askedBy ? <Asked key={key} field={field} by={field.askedBy} /> : <Cell key={key} field={field} />
      })}
    </div>
  )
}

function Asked({ field, by }: { field: Field; by: string }) {
  return useWatch({ name: by }) ? <Cell field={field} /> : null
}

function Cell({ field }: { field: Field }) {
  const noteId = useId()
  const { note, half, third } = field
  return (
    <>
      <div className={css.cell} data-half={half} data-third={third}>
        <FormField field={note ? { ...field, noteId } : field} />
      </div>
      {note && (
        <div id={noteId} className={css.note}>
          {note}
        </div>
      )}
    </>
  )
}
