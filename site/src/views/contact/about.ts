/** The first line of a message to the business about a trailer. */
export function aboutInWords(name: string): string {
  return `About ${name}:\n`
}

/** Whether a message is empty or has only its generated first line. */
export function isBlankMessage(message: string): boolean {
  return /^(About .+:)?\s*$/.test(message)
}
