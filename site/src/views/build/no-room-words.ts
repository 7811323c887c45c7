import { readLength } from '#domain/kitchen/floor-shell'

/**
 * What does not fit in a trailer of this size and what a visitor can do about it; empty if everything fits. A longer trailer is
 * advised only if one of `sizes` is longer.
 */
export function noRoomInWords(names: readonly string[], size: string, sizes: readonly string[]): string {
  const [first, ...others] = names
  if (first === undefined) return ''
  const more = others.length > 0 ? ` and ${others.length} more` : ''
  const length = readLength(size) ?? 0
  const advice = sizes.some((other) => (readLength(other) ?? 0) > length)
    ? 'Take a longer trailer or less equipment; you can go on either way.'
    : 'No trailer is longer: take less equipment, or go on as it is.'
  return `No room left for: ${first}${more}. ${advice}`
}
