/** A record's id in an address: a positive integer that a JavaScript number holds exactly. */
const RECORD_ID = /^[1-9]\d{0,14}$/

/** The id in `text`, or `null` if it is none. */
export function idIn(text: string | null | undefined): number | null {
  return text && RECORD_ID.test(text) ? Number(text) : null
}
