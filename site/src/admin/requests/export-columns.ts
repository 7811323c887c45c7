import { todayInTampa } from '#domain/days'
import { formatPhone } from '#domain/phone'
import type { Column } from '../csv.ts'
import type { StateLook } from '../status-looks.ts'
import type { DecidedRequest } from './desk.ts'

interface Exported<S extends string> extends DecidedRequest<S> {
  customer_phone: string
  delivery_address: string
  special_requirements: string
  notes: string
  estimated_price: number | null
}

interface Own<R> {
  /** What only this kind of request knows of its customer. */
  customer?: readonly Column<R>[]
  /** What was asked for. */
  subject: readonly Column<R>[]
}

/** The columns of exported requests: what their kinds have in common around what is their own. Days are days in Tampa. */
export function exportColumns<S extends string, R extends Exported<S>>(
  looks: Record<S, StateLook>,
  { customer = [], subject }: Own<R>,
): readonly Column<R>[] {
  return [
    ['Number', ({ id }) => id],
    ['Received', ({ created_at }) => dayOf(created_at)],
    ['Status', ({ status }) => looks[status].label],
    ['Customer', ({ customer_name }) => customer_name],
    ...customer,
    ['E-mail', ({ customer_email }) => customer_email],
    ['Phone', ({ customer_phone }) => formatPhone(customer_phone)],
    ...subject,
    ['Delivery address', ({ delivery_address }) => delivery_address],
    ['Estimated price', ({ estimated_price }) => estimated_price],
    ['Final price', ({ final_price }) => final_price],
    ['Price accepted', ({ accepted_at }) => accepted_at && dayOf(accepted_at)],
    ['Completed', completedOn],
    ['Reason for rejection', ({ close_reason }) => close_reason],
    ['Requirements', ({ special_requirements }) => special_requirements],
    ['Notes', ({ notes }) => notes],
  ]
}

function completedOn({ history }: Pick<DecidedRequest<string>, 'history'>): string | null {
  // A completed request cannot be moved again.
  const completed = history.find(({ to }) => to === 'completed')
  return completed ? dayOf(completed.at) : null
}

function dayOf(instant: string): string {
  return todayInTampa(new Date(instant))
}
