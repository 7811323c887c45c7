import { waitInWords } from '#contract/text/wait'
import { Failure, type Issue } from '#contract/wire'

/** Status of a call that never got a response. */
const NO_RESPONSE = 0

type Details = Partial<Pick<Failure, 'issues' | 'other' | 'requestId'>>

/** The record that a change conflicts with. */
export type ConflictingRecord = NonNullable<Failure['other']>

/**
 * A call that failed; `message` is a sentence for a person, or empty if the server gave no reason, so that the specification's
 * message can stand alone; `status` is the HTTP status, 0 without a response.
 */
export class ApiError extends Error {
  readonly status: number
  readonly issues: readonly Issue[]
  readonly other: ConflictingRecord | undefined
  readonly requestId: string | undefined

  constructor(status: number, message: string, { issues = [], other, requestId }: Details = {}) {
    super(message)
    this.status = status
    this.issues = issues
    this.other = other
    this.requestId = requestId
  }
}

/** The failure of a call that got no response. */
export function networkError(): ApiError {
  return new ApiError(NO_RESPONSE, 'Network error')
}

/** Throws that failure: for a fetch, or the reading of its response, that is rejected. */
export function throwNetworkError(): never {
  throw networkError()
}

/** The failure of a call whose session had ended. */
export function sessionEnded(): ApiError {
  // The login already says that. This message is read behind it, after signing in, when advice to sign in is of no use.
  return new ApiError(401, 'Your session had ended. Please try again.')
}

/**
 * The error that a response's `body` describes, or one with the message `otherwise` if it describes none; `retryAfter` is the value
 * of its header.
 */
export function apiErrorOf(status: number, body: unknown, otherwise: string, retryAfter: string | null): ApiError {
  const failure = Failure.safeParse(body)
  if (!failure.success) return new ApiError(status, refusalByNetwork(status, retryAfter) ?? otherwise)
  return new ApiError(status, failure.data.error || otherwise, failure.data)
}

// For requests refused by the network in front of the Worker: the response has no message of ours, and retrying at once fails.
function refusalByNetwork(status: number, retryAfter: string | null): string | null {
  if (status === 413) return 'Too large to be sent. Make it smaller, then try again.'
  if (status !== 429) return null
  const wait = waitInWords(Number(retryAfter) || 60)
  return `Too many requests. Please wait ${wait}, then try again.`
}

/** The message for a failure, with advice where no response came. */
export function adviceOf(error: unknown): string {
  const isLost = error instanceof ApiError && error.status === NO_RESPONSE
  return isLost ? 'Network error. Check your connection, then try again.' : messageOf(error)
}

/** True for a call that got a response, which says why it failed. */
export function isAnswered(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status !== NO_RESPONSE
}

/** True for an edit based on a version that somebody has changed since. */
export function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.status === 412
}

/** True where there is no such record, or no longer: a retry is pointless. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}

/** The record that a change conflicted with, if any. */
export function conflictingRecordOf(error: unknown): ConflictingRecord | undefined {
  return error instanceof ApiError ? error.other : undefined
}

/** True for a failure that may pass by itself: no response, one that cannot be read, or a server error. */
export function isTransient(error: unknown): boolean {
  return error instanceof ApiError && (error.status < 300 || error.status >= 500)
}

/** The reason that a failed call gives, or '' for none, as for anything else that was thrown. */
export function reasonOf(error: unknown): string {
  return error instanceof ApiError ? error.message : ''
}

/** A sentence for people about anything that was thrown, also where the server gave no reason. */
export function messageOf(error: unknown): string {
  return reasonOf(error) || 'Something went wrong. Please try again.'
}
