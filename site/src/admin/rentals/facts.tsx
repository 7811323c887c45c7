import type { Rental } from '#contract/requests/rental'
import { dayInWords, daysIncluded, daysInWords, fullRangeInWords } from '#domain/days'
import { originalDays } from '#domain/rental/edit'
import { Customer } from '../requests/customer.tsx'
import { CustomerPage } from '../requests/customer-page.tsx'
import { RequestFacts } from '../requests/facts.tsx'
import type { OpenProps } from '../requests/request-desk.tsx'
import { RequestSummary } from '../requests/summary.tsx'
import { priceState, requestPrice } from '../requests/words.ts'
import { Fact, Facts } from '../ui/panel/facts.tsx'
import { CompetingRequests } from './competing-requests.tsx'
import { RentalCorrectionForm } from './correction-form.tsx'
import { DaysState } from './days-state.tsx'
import { rentalDesk } from './desk.ts'
import { RentalPrices } from './prices.tsx'
import { TrailerInMaintenance } from './trailer-in-maintenance.tsx'
import { TrailerStillRented } from './trailer-still-rented.tsx'

/** Everything a rental request says, in the order in which staff decide. */
export function RentalFacts(open: OpenProps<Rental>) {
  const { request: rental } = open
  const { rental_start_date: start, rental_end_date: end } = rental
  const asked = originalDays(rental)
  const summary = (
    <RequestSummary
      desk={rentalDesk}
      request={rental}
      subject={rental.trailer_name}
      number={rental.trailer_id}
      gone={rental.trailer_id === null ? 'This trailer is no longer in the fleet.' : null}
      measure={daysInWords(daysIncluded(start, end))}
      price={requestPrice(rental)}
      priceState={priceState(rental)}
    />
  )
  return (
    <RequestFacts desk={rentalDesk} request={rental} summary={summary}>
      <Facts title="Dates">
        <Fact label="First day">{dayInWords(start)}</Fact>
        <Fact label="Last day">{dayInWords(end)}</Fact>
        {asked && <Fact label="Asked for">{fullRangeInWords(asked)}</Fact>}
        {rental.trailer_id !== null && (
          <>
            {rental.status === 'pending' && <DaysState rental={rental} />}
            {rental.status === 'approved' && <TrailerInMaintenance rental={rental} />}
            {/* Once one is approved, the others are still to be told. */}
            {['pending', 'approved'].includes(rental.status) && <CompetingRequests rental={rental} />}
          </>
        )}
        {rental.status === 'completed' && <TrailerStillRented rental={rental} />}
      </Facts>
      <RentalPrices {...open} />
      <Customer
        customer={rental}
        manage={rentalDesk.manage}
        form={(onClose) => <RentalCorrectionForm {...open} onClose={onClose} />}
      >
        {rental.entered_by && <Fact label="Taken by">{rental.entered_by}, by phone</Fact>}
      </Customer>
      <Facts title="Delivery and requirements">
        <Fact label="Delivery">{rental.delivery_required ? 'Wanted' : 'Not needed'}</Fact>
        {rental.delivery_required && <Fact label="Address">{rental.delivery_address}</Fact>}
        <Fact label="Requirements">{rental.special_requirements}</Fact>
      </Facts>
      <CustomerPage section="rentals" manage={rentalDesk.manage} request={rental} />
    </RequestFacts>
  )
}
