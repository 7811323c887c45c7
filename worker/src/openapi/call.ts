import type * as z from 'zod'

/** Statuses of failures, as section 1 of the rulings uses them. */
export type FailureStatus = 400 | 401 | 403 | 404 | 409 | 410 | 412 | 413 | 415 | 416 | 429

/**
 * What cannot be derived from the code of a route: a sentence for people, the shape of the response, and the failures beyond those
 * that follow from its middleware. `body` is for routes that accept any subset of a record's fields.
 */
export interface Call {
  does: string
  returns?: z.ZodType
  status?: 200 | 201 | 204 | 303
  /** Other statuses that are no failure, in words. */
  also?: Partial<Record<206 | 303 | 304, string>>
  body?: z.ZodType
  /** Media type of the response, or of the body, if it is not JSON. */
  media?: string
  takes?: string
  refuses?: readonly FailureStatus[]
}

/** Calls by method and path as the router spells them, such as `PUT /api/rentals/:id/status`. */
export type Calls = Readonly<Record<string, Call>>
