import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Failure, Issue } from '#contract/wire'

const STATUS = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  'wrong-method': 405,
  conflict: 409,
  gone: 410,
  stale: 412,
  'too-large': 413,
  'wrong-type': 415,
  'no-such-range': 416,
  'too-many': 429,
  unavailable: 503,
} as const satisfies Record<string, ContentfulStatusCode>

interface Details {
  issues?: Issue[]
  other?: Failure['other']
  headers?: Record<string, string>
}

/** A failure the caller can act on; `message` is a sentence for a person. Every other error is a bug. */
export class AppError extends Error {
  readonly status: ContentfulStatusCode
  readonly issues: Issue[] | undefined
  readonly other: Failure['other']
  readonly headers: Record<string, string> | undefined

  constructor(kind: keyof typeof STATUS, message: string, details: Details = {}) {
    super(message)
    this.status = STATUS[kind]
    this.issues = details.issues
    this.other = details.other
    this.headers = details.headers
  }
}

/** The error for a single field, both as a sentence and as an issue. */
export function invalidField(path: string, message: string): AppError {
  return new AppError('invalid', message, { issues: [{ path, message }] })
}
