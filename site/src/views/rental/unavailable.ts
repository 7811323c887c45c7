import type { PublicTrailer } from '#contract/catalogue/trailer'

/** Where a trailer is that cannot be requested, as in “It is in our workshop right now.”; empty if it can be. */
export function unavailableInWords(subject: string, status: PublicTrailer['status']): string {
  const where = { rented: 'out on a rental', maintenance: 'in our workshop', available: '' }[status]
  return where && `${subject} is ${where} right now.`
}
