/**
 * Copies a text that is still loading; `false` if the browser refuses. Safari lets a page copy only during a user gesture, so it
 * gets a promise of the text at once; a browser that accepts no promise gets the text when it has arrived.
 */
export async function copyLater(text: Promise<string>): Promise<boolean> {
  try {
    if ('ClipboardItem' in globalThis) {
      const plain = text.then((words) => new Blob([words], { type: 'text/plain' }))
      // A browser that refuses at once never handles its rejection.
      plain.catch(() => {})
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': plain })])
    } else await navigator.clipboard.writeText(await text)
    return true
  } catch {
    return false
  }
}
