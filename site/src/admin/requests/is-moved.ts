import type { DecidedRequest, DeskMove } from './desk.ts'

/** True where `now` is `before` after this very move by `username`, and nothing else. */
export function isMoved<S extends string>(
  before: DecidedRequest<S>,
  { version, history }: DecidedRequest<S>,
  { status, close_reason = '' }: DeskMove<S>,
  username: string,
): boolean {
  const last = history.at(-1)
  const isNext = version === before.version + 1 && last?.by === username
  return isNext && last.to === status && (last.reason ?? '') === close_reason
}
