/**
 * Splits an address where a line may break: an e-mail address after the @, a website after the //, and before each dot after that.
 */
export function addressParts(text: string): string[] {
  const [start = ''] = /^[^@]+@|^https?:\/\//.exec(text) ?? []
  return start ? [start, ...(text.slice(start.length).match(/\.?[^.]+/g) ?? [])] : [text]
}
