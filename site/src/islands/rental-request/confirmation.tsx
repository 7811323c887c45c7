import { dayInWords, daysIncluded, daysInWords } from '#domain/days'
import { priceInWords } from '#domain/money'
import { RENTAL_NEXT } from '#domain/rental/next-steps'
import type { SentRental } from '../../api/rentals.ts'
import { paths } from '../../paths.ts'
import { deliveryInWords } from '../../views/rental/words.ts'
import { RequestSent } from '../forms/request-sent.tsx'
import styles from './confirmation.module.css'

interface Props {
  rental: SentRental
  /** The price that the page showed until then; empty if it showed none. */
  quoted: string
}

/** Shown once the trailer is requested: what was requested, and what happens next. */
export function Confirmation({ rental, quoted }: Props) {
  return (
    <RequestSent
      request={rental}
      doing="check your days"
      next={RENTAL_NEXT}
      summary={<Summary rental={rental} quoted={quoted} />}
    >
      <p>
        <a href={paths.rentals}>Back to rentals</a>
      </p>
    </RequestSent>
  )
}

function Summary({ rental, quoted }: Props) {
  const price = priceInWords(rental.estimated_price)
  const delivery = deliveryInWords(rental)
  const rows = [
    ['Trailer', rental.trailer_name],
    ['First day', dayInWords(rental.rental_start_date)],
    ['Last day', dayInWords(rental.rental_end_date)],
    ['Length', daysInWords(daysIncluded(rental.rental_start_date, rental.rental_end_date))],
    ['Estimated price', price],
    ...(rental.delivery_required ? [['Delivery to', rental.delivery_address]] : []),
  ]
  return (
    <>
      <dl className={styles.rows}>
        {rows.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {delivery && <p>{delivery}</p>}
      {quoted && price !== quoted && <p>You saw {quoted} before: the rates of this trailer were changed meanwhile.</p>}
    </>
  )
}
