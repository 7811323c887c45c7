/**
 * True for a key press that belongs to a word being composed, as in Japanese: Enter takes the word, and Escape drops it. Safari ends
 * the composition before it reports the key that took the word, which only its key code 229 tells.
 */
export function isComposing({ nativeEvent }: { nativeEvent: Pick<KeyboardEvent, 'isComposing' | 'keyCode'> }): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229
}
