/** An address in parts between which a line may break: of mail behind the @, of a website behind the //, and before each dot after it. */
export function addressParts(text: string): string[] {
  const [start = ''] = /^[^@]+@|^https?:\/\//.exec(text) ?? []
  return start ? [start, ...(text.slice(start.length).match(/\.?[^.]+/g) ?? [])] : [text]
}
