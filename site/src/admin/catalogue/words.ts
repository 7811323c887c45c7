import { pluralized } from '#contract/text/pluralized'

/** “1 piece of equipment”, “12 pieces of equipment”, or that there is none. */
export function equipmentCount(count: number, none = 'No equipment'): string {
  if (count === 0) return none
  return `${pluralized(count, 'piece')} of equipment`
}
