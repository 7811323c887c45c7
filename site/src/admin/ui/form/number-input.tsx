import { useFormContext } from 'react-hook-form'
import css from './field.module.css'
import { FieldFrame, useField } from './field-frame.tsx'
import type { NumberSpec } from './fields.ts'
import { numberFrom } from './number-text.ts'

/** A number; what is none becomes 0 when the field is left, or nothing where it may stay empty. */
export function NumberInput({ field }: { field: NumberSpec }) {
  const { name, min, max, step = 'any', nullable = false, unit, required, locked } = field
  const { id, problem, aria } = useField(field)
  const { register, clearErrors, getValues, setValue } = useFormContext()
  return (
    <FieldFrame field={field} id={id} problem={problem}>
      <div className={css.with}>
        <input
          {...register(name, {
            setValueAs: (text) => numberFrom(text, nullable ? null : 0),
            onChange: () => clearErrors(name),
            onBlur: () => setValue(name, getValues(name)),
          })}
          {...aria}
          id={id}
          className={`${css.input} ${css.number}`}
          type="number"
          inputMode={step === 'any' || step < 1 ? 'decimal' : 'numeric'}
          min={min}
          max={max}
          step={step}
          aria-required={required}
          readOnly={locked !== undefined}
        />
        {unit && <span className={css.after}>{unit}</span>}
      </div>
    </FieldFrame>
  )
}
