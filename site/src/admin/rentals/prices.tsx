import { Pencil } from 'lucide-react'
import { useState } from 'react'
import type { Rental } from '#contract/requests/rental'
import { formatPrice } from '#domain/money'
import facts from '../requests/facts.module.css'
import type { OpenProps } from '../requests/request-desk.tsx'
import { requestPrice } from '../requests/words.ts'
import { useHasPermission } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { Fact, Facts } from '../ui/panel/facts.tsx'
import { rentalDesk } from './desk.ts'
import { RentalEditForm } from './edit-form.tsx'
import { rate } from './words.ts'

/** What the rental costs, the rates on the day of the request, and what staff add. */
export function RentalPrices(open: OpenProps<Rental>) {
  const [editing, setEditing] = useState(false)
  const mayManage = useHasPermission(rentalDesk.manage)
  const { request: rental } = open
  const { final_price, estimated_price, rental_price_daily, rental_price_weekly, rental_price_monthly, notes } = rental
  return (
    <div className={facts.part}>
      <Facts title="Price and notes">
        <Fact label="Final price">{final_price === null ? 'Not set' : requestPrice(rental)}</Fact>
        <Fact label="Estimate">{formatPrice(estimated_price)}</Fact>
        <Fact label="Daily rate">{rate(rental_price_daily)}</Fact>
        <Fact label="Weekly rate">{rate(rental_price_weekly)}</Fact>
        <Fact label="Monthly rate">{rate(rental_price_monthly)}</Fact>
        <Fact label="Notes">{notes}</Fact>
      </Facts>
      <div>
        <Button icon={Pencil} disabled={!mayManage} onClick={() => setEditing(true)}>
          Edit dates, price and notes
        </Button>
      </div>
      {editing && <RentalEditForm {...open} onClose={() => setEditing(false)} />}
    </div>
  )
}
