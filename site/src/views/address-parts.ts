/** An e-mail address in parts between which a line may break: behind the @, and before each dot of the domain. */
export function addressParts(text: string): string[] {
  const at = text.indexOf('@') + 1
  return at === 0 ? [text] : [text.slice(0, at), ...(text.slice(at).match(/\.?[^.]+/g) ?? [])]
}
