import type { DecidedRequest, DeskMove } from './desk.ts'

/** True if the only change since `before` is this move by `username`. */
export function isOwnMove<S extends string>(
  before: DecidedRequest<S>,
  { version, history }: DecidedRequest<S>,
  { status, close_reason = '' }: DeskMove<S>,
  username: string,
): boolean {
  const last = history.at(-1)
  const isNext = version === before.version + 1 && last?.by === username
  return isNext && last.to === status && (last.reason ?? '') === close_reason
}
