import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import css from './field.module.css'
import { FieldFrame } from './field-frame.tsx'
import type { PriceGroupSpec } from './fields.ts'
import { numberFrom } from './number-text.ts'
import { showPrice, showPriceAtRest } from './show-price.ts'

/** Prices side by side, each from 0 in steps of a cent. */
export function PriceGroup({ field }: { field: PriceGroupSpec }) {
  // Each price shows its own error; the group may share its name with one of them.
  return (
    <FieldFrame field={field} id={useId()} problem={undefined} group>
      <div className={css.prices}>
        {field.prices.map((price) => (
          <Price key={price.name} {...price} isAlone={field.prices.length === 1} locked={field.locked !== undefined} />
        ))}
      </div>
    </FieldFrame>
  )
}

interface PriceProps {
  name: string
  label: string
  /** True for a group of one price: its own label is for screen readers only, since the group's label is shown. */
  isAlone: boolean
  locked: boolean
}

function Price({ name, label, isAlone, locked }: PriceProps) {
  const id = useId()
  const { register, clearErrors, getFieldState, formState } = useFormContext()
  const problem = getFieldState(name, formState).error?.message
  const { ref, ...price } = register(name, {
    setValueAs: (text) => numberFrom(text, 0),
    onChange: () => clearErrors(name),
    onBlur: ({ target }) => showPrice(target),
  })
  return (
    <div className={css.field}>
      <label className={isAlone ? 'visually-hidden' : css.small} htmlFor={id}>
        {label}
      </label>
      <div className={css.with}>
        <span className={css.before} aria-hidden="true">
          $
        </span>
        <input
          {...price}
          ref={(input) => {
            ref(input)
            showPriceAtRest(input)
          }}
          id={id}
          className={`${css.input} ${css.number}`}
          type="number"
          inputMode="decimal"
          min={0}
          step={0.01}
          readOnly={locked}
          aria-invalid={problem !== undefined}
          aria-describedby={problem && `${id}-problem`}
        />
      </div>
      {problem && (
        <p id={`${id}-problem`} className={css.error}>
          {problem}
        </p>
      )}
    </div>
  )
}
