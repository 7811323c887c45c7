import type { Rental } from '#contract/rental'
import { dayInWords } from '#domain/days'
import { formatPhone, phoneLink } from '#domain/phone'
import { Fact, Facts } from '../ui/facts.tsx'
import { Notice } from '../ui/notice.tsx'
import css from './facts.module.css'
import { RentalHistory } from './history.tsx'
import { RentalPrices } from './prices.tsx'
import { RentalSummary } from './summary.tsx'
import { writeTo } from './words.ts'

/** Everything a request says, in the order in which staff decide. */
export function RentalFacts({ rental }: { rental: Rental }) {
  const { rental_start_date: start, rental_end_date: end, customer_phone } = rental
  const call = phoneLink(customer_phone)
  return (
    <div className={css.all}>
      <RentalSummary rental={rental} />
      {rental.close_reason && (
        <Notice tone="neutral" title="Reason given">
          <p className={css.text}>{rental.close_reason}</p>
        </Notice>
      )}
      <Facts title="Dates">
        <Fact label="From">{dayInWords(start)}</Fact>
        <Fact label="To">{dayInWords(end)}</Fact>
      </Facts>
      <Facts title="Customer">
        <Fact label="Name">{rental.customer_name}</Fact>
        <Fact label="E-mail">
          <a href={writeTo(rental.customer_email)}>{rental.customer_email}</a>
        </Fact>
        <Fact label="Phone">{call ? <a href={call}>{formatPhone(customer_phone)}</a> : customer_phone}</Fact>
      </Facts>
      <Facts title="Delivery and wishes">
        <Fact label="Delivery">{rental.delivery_required ? 'Wanted' : 'Not needed'}</Fact>
        <Fact label="Address">{rental.delivery_address}</Fact>
        <Fact label="Requirements">{rental.special_requirements}</Fact>
        <Fact label="Notes">{rental.notes}</Fact>
      </Facts>
      <RentalPrices rental={rental} />
      <RentalHistory rental={rental} />
    </div>
  )
}
