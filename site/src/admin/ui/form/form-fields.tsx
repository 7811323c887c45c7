import css from './field.module.css'
import type { Field } from './fields.ts'
import { FormField } from './form-field.tsx'

/** The fields of a form in their order; two halves share a row where there is room. */
export function FormFields({ fields }: { fields: readonly Field[] }) {
  return (
    <div className={css.fields}>
      {fields.map((field) => (
        <div key={`${field.kind} ${field.name}`} className={css.cell} data-half={field.half ?? false}>
          <FormField field={field} />
        </div>
      ))}
    </div>
  )
}
