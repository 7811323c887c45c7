/** How a record's id stands in an address: a whole number above 0 that a JavaScript number holds exactly. */
export const RECORD_ID = /^[1-9]\d{0,14}$/

/** The id that `text` is, or `null`. */
export function idIn(text: string | null | undefined): number | null {
  return text && RECORD_ID.test(text) ? Number(text) : null
}
