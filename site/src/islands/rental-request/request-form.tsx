import { useStore } from '@nanostores/react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { submitIfPressed } from '../../browser/script-ready.ts'
import type { RentalDates } from '../../stores/rental-dates.ts'
import type { RentalFields, RentalForm } from '../../stores/rental-form.ts'
import { backLink } from '../../views/rental/back-link.ts'
import { ErrorSummary } from '../forms/error-summary.tsx'
import { HumanCheck } from '../forms/human-check.tsx'
import { type FieldOptions, TextField } from '../forms/text-field.tsx'
import styles from './request-form.module.css'

interface Props {
  form: RentalForm
  dates: RentalDates
  send: () => Promise<void>
}

/** The customer, where to deliver, and the button that sends the request. */
export function RequestForm({ form, dates, send }: Props) {
  const failure = useStore(form.$failure)
  const issues = useStore(form.$issues)
  const sending = useStore(form.$sending)
  // Until the script runs, the button does not submit: a native submit would put names and phone numbers into the URL.
  const [isHydrated, setHydrated] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => setHydrated(true), [])
  // Runs after the draft was restored, which happens with the first frame.
  useEffect(() => {
    if (isHydrated) submitIfPressed(button.current)
  }, [isHydrated])

  function submit(event: SubmitEvent) {
    event.preventDefault()
    void send()
  }

  return (
    <section className={styles.section} aria-labelledby="details-title">
      <h2 id="details-title">Your details</h2>
      <form className={styles.form} noValidate onSubmit={submit}>
        <RentalField form={form} name="customer_name" label="Name" autoComplete="name" autoCapitalize="words" />
        <RentalField form={form} name="customer_email" label="E-mail" type="email" autoComplete="email" />
        <RentalField form={form} name="customer_phone" label="Phone" type="tel" autoComplete="tel" />
        <DeliveryFields form={form} />
        <div className={styles.wide}>
          <RentalField
            form={form}
            name="special_requirements"
            label="Special requirements"
            optional
            rows={4}
            hint="Menu, power, water, event: whatever we should know."
          />
        </div>
        {failure && <ErrorSummary {...failure} left={issues} isField={(path) => path !== 'trailer_id'} />}
        {failure?.issues.some(({ path }) => path === 'trailer_id') && <OtherTrailers dates={dates} />}
        {HumanCheck && (
          <div className={styles.wide}>
            <HumanCheck />
          </div>
        )}
        <div className={styles.send}>
          <button
            ref={button}
            type={isHydrated ? 'submit' : 'button'}
            className="button"
            data-sends=""
            disabled={sending}
          >
            {sending ? 'Sending...' : 'Send request'}
          </button>
          <p>This is a request, not a payment. We answer within one business day, by e-mail or phone.</p>
        </div>
      </form>
    </section>
  )
}

/** Where to go if this trailer is gone; the next one starts with the same days and details. */
function OtherTrailers({ dates: { $start, $end } }: Pick<Props, 'dates'>) {
  const [start, end] = [useStore($start), useStore($end)]
  const { href, label } = backLink(start && end ? { start, end } : null)
  return (
    <p className={styles.wide}>
      <a href={href}>{label}</a>: what you typed comes along.
    </p>
  )
}

function DeliveryFields({ form }: Pick<Props, 'form'>) {
  const { delivery_required } = useStore(form.$fields)
  const sending = useStore(form.$sending)
  return (
    <>
      <label className={styles.check}>
        <input
          type="checkbox"
          name="delivery_required"
          checked={delivery_required}
          disabled={sending}
          onChange={(event) => form.change({ delivery_required: event.target.checked })}
        />
        <span>
          Bring the trailer to me
          <small>Otherwise you pick it up yourself.</small>
        </span>
      </label>
      <div className={styles.wide} hidden={!delivery_required}>
        <RentalField
          form={form}
          name="delivery_address"
          label="Delivery address"
          rows={3}
          autoComplete="street-address"
        />
      </div>
    </>
  )
}

interface RentalFieldProps extends FieldOptions {
  form: RentalForm
  name: Exclude<keyof RentalFields, 'delivery_required'>
}

/** A text field of the rental request. */
function RentalField({ form, name, ...options }: RentalFieldProps) {
  const value = useStore(form.$fields)[name]
  const issues = useStore(form.$issues)
  const sending = useStore(form.$sending)
  const onText = (text: string) => form.change({ [name]: text })
  return <TextField {...options} name={name} value={value} issues={issues} readOnly={sending} onText={onText} />
}
