import type { PublicTrailer } from '#contract/catalogue/trailer'

/** Trailers of the home page: those that can be rented now first. */
export function availableFirst(trailers: readonly PublicTrailer[]): PublicTrailer[] {
  return [...trailers].sort((a, b) => waiting(a) - waiting(b))
}

function waiting({ status }: PublicTrailer): number {
  return status === 'available' ? 0 : 1
}
