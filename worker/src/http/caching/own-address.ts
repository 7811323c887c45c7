// Tracking parameters of advertisements, newsletters and analytics, which differ with each visit.
const ADDED =
  /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|gad_\w+|dclid|srsltid|msclkid|ttclid|twclid|li_fat_id|igshid|epik|mc_[ce]id|_hs\w+|_gl)(?:=|$)/

/** `address` without tracking parameters, which no page reads: visitors of a campaign share an answer with all others. */
export function ownAddress(address: string): string {
  const begin = address.indexOf('?')
  if (begin < 0) return address
  const parts = address.slice(begin + 1).split('&')
  const asked = parts.filter((part) => !ADDED.test(part))
  if (asked.length === parts.length) return address
  return [address.slice(0, begin), asked.join('&')].filter(Boolean).join('?')
}
