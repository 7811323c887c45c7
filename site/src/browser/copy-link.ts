/** Copies an address, or shows it to be copied by hand; answers what to say of it. */
export async function copyLink(url: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(url)
    return 'Link copied'
  } catch {
    prompt('Copy this link', url)
    return ''
  }
}
