/** Copies an address, or shows it to be copied by hand; returns the message to show. */
export async function copyLink(url: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(url)
    return 'Link copied'
  } catch {
    prompt('Copy this link', url)
    return ''
  }
}
