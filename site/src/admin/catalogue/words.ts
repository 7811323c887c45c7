/** “1 piece of equipment”, “12 pieces of equipment”, or that there is none. */
export function equipmentCount(count: number, none: string = 'No equipment'): string {
  if (count === 0) return none
  return count === 1 ? '1 piece of equipment' : `${count} pieces of equipment`
}
