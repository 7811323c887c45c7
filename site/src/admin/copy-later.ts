/**
 * Copies a text that is still on its way; `false` where the browser refuses. Safari lets a page copy only while something is
 * being pressed, so the text is promised right then; a browser that takes no promise is asked when the text is there.
 */
export async function copyLater(text: Promise<string>): Promise<boolean> {
  try {
    if ('ClipboardItem' in globalThis) {
      const plain = text.then((words) => new Blob([words], { type: 'text/plain' }))
      // Who refuses at once never looks at it.
      plain.catch(() => {})
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': plain })])
    } else await navigator.clipboard.writeText(await text)
    return true
  } catch {
    return false
  }
}
