import { Failure } from '#contract/wire'

/** Status of a call that never got an answer. */
const NO_ANSWER = 0

type Details = Partial<Pick<Failure, 'issues' | 'other' | 'requestId'>>

/** What is wrong with one field: its path in dots, and what to do about it. */
export type Issue = NonNullable<Failure['issues']>[number]

/** The record that stands in the way of a change. */
export type Other = NonNullable<Failure['other']>

/** A call that failed; `message` is a sentence for a person, `status` the HTTP status, 0 without an answer. */
export class ApiError extends Error {
  readonly status: number
  readonly issues: readonly Issue[]
  readonly other: Other | undefined
  readonly requestId: string | undefined

  constructor(status: number, message: string, { issues = [], other, requestId }: Details = {}) {
    super(message)
    this.status = status
    this.issues = issues
    this.other = other
    this.requestId = requestId
  }
}

/** The failure of a call whose answer never came. */
export function networkError(): ApiError {
  return new ApiError(NO_ANSWER, 'Network error')
}

/** The error that an answer's `body` describes, with `otherwise` as its message where it describes none. */
export function apiErrorOf(status: number, body: unknown, otherwise: string): ApiError {
  const failure = Failure.safeParse(body)
  if (!failure.success) return new ApiError(status, otherwise)
  return new ApiError(status, failure.data.error || otherwise, failure.data)
}

/** What to say of a failure, and what to do where no answer came. */
export function adviceOf(error: unknown): string {
  const isLost = error instanceof ApiError && error.status === NO_ANSWER
  return isLost ? 'Network error. Check your connection, then try again.' : messageOf(error)
}

/** True for an edit that was made from a version somebody has changed since. */
export function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.status === 412
}

/** True where there is no such record, or no longer: to ask again changes nothing. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}

/** The record that stood in the way of what was tried, where one did. */
export function conflictingRecordOf(error: unknown): Other | undefined {
  return error instanceof ApiError ? error.other : undefined
}

/** True for a failure that may pass by itself: no answer, or a server in trouble. */
export function isTransient(error: unknown): boolean {
  return error instanceof ApiError && (error.status === NO_ANSWER || error.status >= 500)
}

/** Sentence for a person about anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : 'Something went wrong. Please try again.'
}
