import { useFormContext } from 'react-hook-form'
import css from './field.module.css'
import { FieldFrame, useField } from './field-frame.tsx'
import type { NumberSpec } from './fields.ts'
import { numberFrom } from './number-text.ts'
import { showPrice, showPriceAtRest } from './show-price.ts'

/** A number; on blur anything else becomes 0, or empty where the field may be. */
export function NumberInput({ field }: { field: NumberSpec }) {
  const { name, min, max, step = 'any', nullable = false, unit, money, required, locked } = field
  const { id, problem, aria } = useField(field)
  const { register, clearErrors, getValues, setValue } = useFormContext()
  const { ref, ...number } = register(name, {
    setValueAs: (text) => numberFrom(text, nullable ? null : 0),
    onChange: () => clearErrors(name),
    onBlur: ({ target }) => {
      setValue(name, getValues(name))
      if (money && target.value) showPrice(target)
    },
  })
  return (
    <FieldFrame field={field} id={id} problem={problem}>
      <div className={css.with}>
        {money && (
          <span className={css.before} aria-hidden="true">
            {money}
          </span>
        )}
        <input
          {...number}
          ref={(input) => {
            ref(input)
            if (money) showPriceAtRest(input)
          }}
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
