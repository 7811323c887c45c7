import { useEffect, useRef } from 'react'
import { dayInWords, daysIncluded, daysInWords } from '#domain/days'
import { formatPrice } from '#domain/money'
import type { SentRental } from '../../api/rentals.ts'
import { paths } from '../../paths.ts'
import { YourPage } from '../forms/your-page.tsx'
import styles from './confirmation.module.css'

/** The request is stored: its number, what was asked for, and what happens next. */
export function Confirmation({ rental }: { rental: SentRental }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const rows = [
    ['Trailer', rental.trailer_name],
    ['First day', dayInWords(rental.rental_start_date)],
    ['Last day', dayInWords(rental.rental_end_date)],
    ['Length', daysInWords(daysIncluded(rental.rental_start_date, rental.rental_end_date))],
    ['Estimated price', formatPrice(rental.estimated_price)],
    ...(rental.delivery_required ? [['Delivery to', rental.delivery_address]] : []),
  ]
  return (
    <section className={styles.confirmation} aria-labelledby="sent-title">
      <div className="awning-stripe" aria-hidden="true" />
      <div className={styles.body}>
        <p className="badge" data-tone="waiting">
          Waiting for our answer
        </p>
        <h2 id="sent-title" ref={title} tabIndex={-1}>
          Request #{rental.id} is in
        </h2>
        <p className={styles.lead}>
          Thank you, {rental.customer_name}. We check your days and answer within one business day, by e-mail to{' '}
          <strong>{rental.customer_email}</strong> or by phone at <strong>{rental.customer_phone}</strong>.
        </p>
        <dl className={styles.rows}>
          {rows.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <h3>What happens next</h3>
        <ol className={styles.next}>
          <li>We check that the trailer is ready for your days.</li>
          <li>You hear from us with the final price and how the handover works.</li>
          <li>Once you agree, the days are yours.</li>
        </ol>
        <YourPage link={rental.link} />
        <p>
          <a href={paths.rentals}>Back to rentals</a>
        </p>
      </div>
    </section>
  )
}
