/** A name as written in mid-sentence, without what follows a comma: “reach-in refrigerator”, “LED lights”. */
export function withinSentence(name: string): string {
  const [first = name] = name.split(',')
  return /^[A-Z][a-z]/.test(first) ? first.charAt(0).toLowerCase() + first.slice(1) : first
}
