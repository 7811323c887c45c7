/**
 * Whether a caller with this `If-None-Match` has the response with the entity tag `tag`. Weak comparison (RFC 9110), since
 * Cloudflare makes the ETag of a response that it compresses weak; `*` means any copy.
 */
export function isKnown(tag: string | null, known: string | null | undefined): boolean {
  if (!tag || !known) return false
  const strong = (text: string) => text.trim().replace(/^W\//, '')
  return known.trim() === '*' || known.split(',').some((one) => strong(one) === strong(tag))
}
