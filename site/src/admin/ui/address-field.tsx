import { type ReactNode, type Ref, useId } from 'react'
import css from './address-field.module.css'

interface Props {
  label: string
  address: string
  field?: Ref<HTMLInputElement>
  /** A button beside the field. */
  children?: ReactNode
}

/** An address that is shown once, to be copied from a field that the focus selects. */
export function AddressField({ label, address, field, children }: Props) {
  const id = useId()
  return (
    <div className={css.address}>
      <label htmlFor={id}>{label}</label>
      <div className={css.line}>
        <input
          ref={field}
          id={id}
          className={css.field}
          readOnly
          value={address}
          onFocus={(event) => event.target.select()}
        />
        {children}
      </div>
    </div>
  )
}
