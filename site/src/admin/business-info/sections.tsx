import { FormFields } from '../ui/form/form-fields.tsx'
import css from './business-info.module.css'
import { FORM_SECTIONS } from './form-sections.ts'

/** The four sections of the form. */
export function BusinessSections({ locked }: { locked: boolean }) {
  return FORM_SECTIONS.map(({ title, fields }) => (
    <section key={title} className={css.card}>
      <h2 className={css.title}>{title}</h2>
      <FormFields fields={locked ? fields.map((field) => ({ ...field, locked: '' })) : fields} />
    </section>
  ))
}
