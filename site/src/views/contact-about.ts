/** The first line of a message to the business about a trailer. */
export function aboutInWords(name: string): string {
  return `About ${name}:\n`
}

/** Whether a message says nothing yet, or only what it is about. */
export function saysNothing(message: string): boolean {
  return /^(About .+:)?\s*$/.test(message)
}
