/**
 * A phone number in the characters of a keyboard: phones copy a contact's number with direction marks, no-break spaces and no-break
 * hyphens, which nobody could find and fix. Line breaks are kept.
 */
export function plainPhone(text: string): string {
  // The normalization makes no-break, thin and wide spaces plain ones.
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
  return plain.replace(/^\s*tel:/i, '').replace(/[/•·∙]/g, '.')
}
