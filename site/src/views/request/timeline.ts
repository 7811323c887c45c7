import type { CustomerRequest, CustomerStep } from '#contract/requests/customer-request'
import { dayOf } from './day-of.ts'

const STEPS: Record<CustomerStep['what'], string> = {
  received: 'We received your request',
  priced: 'We set the final price',
  accepted: 'You accepted the price',
  acceptance_ended: 'Your acceptance ended',
  withdrawn: 'You withdrew the request',
  moved: 'We moved the days',
  approved: 'We approved it',
  rejected: 'We closed it',
  pending: 'We reopened it',
  in_progress: 'We started building',
  completed: 'Completed',
}

/** What happened and on which day, oldest first; never which member of staff it was. */
export function timelineOf({ steps }: Pick<CustomerRequest, 'steps'>): { words: string; day: string; at: string }[] {
  return steps.map(({ what, at }) => ({ words: STEPS[what], day: dayOf(at), at }))
}
