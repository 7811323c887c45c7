import { RentalStatus } from '#contract/rental'
import type { RentalFilter } from '../api.ts'
import { type Search, sectionHref } from '../router.ts'

/** What the address of the section tells: the filters, and the request that is open. */
export interface RentalAddress extends RentalFilter {
  open: number | null
}

/** Reads filters and open request; whatever is not one of ours counts as absent. */
export function readAddress({ status, q = '', open = '' }: Search): RentalAddress {
  return {
    status: RentalStatus.safeParse(status).data ?? 'all',
    q,
    open: /^[1-9]\d{0,14}$/.test(open) ? Number(open) : null,
  }
}

/** Address that shows this; the opposite of `readAddress`. */
export function rentalsHref({ status, q, open }: RentalAddress): string {
  return sectionHref('rentals', { status: status === 'all' ? '' : status, q, open: open === null ? '' : String(open) })
}
