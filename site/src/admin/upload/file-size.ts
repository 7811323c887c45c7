const UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const
const BASE = 1024

/** A size in the largest unit of which it has at least one, as in “1.4 MB” (admin specification, section 9). */
export function fileSize(bytes: number): string {
  let amount = bytes
  let unit = 0
  while (Number(amount.toFixed(1)) >= BASE && unit < UNITS.length - 1) {
    amount /= BASE
    unit++
  }
  return `${Number(amount.toFixed(1))} ${UNITS[unit]}`
}
