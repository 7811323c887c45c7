import { formatNumber } from './number-format.ts'

/** Message for a text of `length` characters, if it may have at most `max`. */
export function tooLong(max: number, length: number): string {
  return `Use at most ${formatNumber(max)} characters; there are ${formatNumber(length)} now`
}

/** The parameter of zod's `max` for a text; a schema with a message of its own would say that of every failure. */
export const TOO_LONG = {
  error: ({ maximum, input }: { maximum?: unknown; input?: unknown }) => tooLong(Number(maximum), String(input).length),
}
