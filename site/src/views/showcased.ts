import type { PublicTrailer } from '#contract/trailer'

const MOST = 8

/** Trailers of the home page: those that can be rented now first, eight at most. */
export function showcased(trailers: readonly PublicTrailer[]): PublicTrailer[] {
  return [...trailers].sort((a, b) => waiting(a) - waiting(b)).slice(0, MOST)
}

function waiting({ status }: PublicTrailer): number {
  return status === 'available' ? 0 : 1
}
