// Tracking parameters of advertisements, newsletters and analytics, which differ with each visit.
const TRACKING =
  /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|gad_\w+|dclid|srsltid|msclkid|ttclid|twclid|li_fat_id|igshid|epik|mc_[ce]id|_hs\w+|_gl)(?:=|$)/

/** `address` without tracking parameters, which no page reads: visitors from a campaign share cached responses with others. */
export function cacheKey(address: string): string {
  const begin = address.indexOf('?')
  if (begin < 0) return address
  const parts = address.slice(begin + 1).split('&')
  const kept = parts.filter((part) => !TRACKING.test(part))
  if (kept.length === parts.length) return address
  return [address.slice(0, begin), kept.join('&')].filter(Boolean).join('?')
}
