/** True for an address with a protocol that a browser can read, unlike “https:///” or “https://a:99999”. */
export function isWebAddress(text: string): boolean {
  try {
    // `URL.canParse` would do, from Safari 17 on.
    return Boolean(new URL(text))
  } catch {
    return false
  }
}
