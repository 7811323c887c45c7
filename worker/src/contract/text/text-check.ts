import * as z from 'zod'
import { tooLong } from './too-long.ts'

/**
 * A check of a text by `problemOf`, which returns its message or `null`. The API's description tells the lengths in `limits`, which
 * JSON Schema counts in code points as well.
 */
export function textCheck(
  problemOf: (text: string) => string | null,
  limits: { minimum?: number; maximum?: number },
): z.core.$ZodCheck<string> {
  const check = z.check<string>(({ value, issues }) => {
    const message = problemOf(value)
    if (message !== null) issues.push({ code: 'custom', input: value, message, continue: true })
  })
  check._zod.onattach.push(({ _zod }) => Object.assign(_zod.bag, limits))
  return check
}

/** A check for at most `max` code points. */
export function atMostCharacters(max: number): z.core.$ZodCheck<string> {
  const problemOf = (text: string) => ([...text].length > max ? tooLong(max, [...text].length) : null)
  return textCheck(problemOf, { maximum: max })
}
