import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { BookedRange } from '#contract/catalogue/trailer'
import type { Day, DayRange } from '#contract/wire'
import type { TrailerRates } from '#domain/rental/price'
import { Calendar } from './calendar.tsx'
import { Confirmation } from './confirmation.tsx'
import { startRental } from './rental.ts'
import styles from './rental-request.module.css'
import { RequestForm } from './request-form.tsx'
import { SentRequestNotice } from './sent-request-notice.tsx'
import { Ticket } from './ticket.tsx'
import { useAvailabilityRefresh, useBackLink, useContactContext, useDraft } from './use-rental.ts'

interface Props {
  trailer: TrailerRates & { id: number; name: string }
  booked: BookedRange[]
  /** Today in Tampa, by the server's clock. */
  today: Day
  /** Days carried over in the link. */
  preset: DayRange | null
}

/** Days, price, form and confirmation of one rental request. */
export function RentalRequest({ trailer, booked, today, preset }: Props) {
  const [rental] = useState(() => startRental(trailer, booked, today, preset))
  useDraft(rental)
  useAvailabilityRefresh(rental)
  useBackLink(rental)
  useContactContext(rental)
  const sent = useStore(rental.form.$sent)
  if (sent) return <Confirmation rental={sent} quoted={rental.quoted()} />
  return (
    <>
      <SentRequestNotice sentKey={rental.sentKey} />
      <div className={styles.layout}>
        <Calendar dates={rental.dates} pages={rental.pages} form={rental.form} />
        <Ticket dates={rental.dates} name={trailer.name} />
        <RequestForm form={rental.form} dates={rental.dates} send={rental.send} />
      </div>
    </>
  )
}
