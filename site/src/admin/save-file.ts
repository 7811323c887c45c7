const URL_TTL_MS = 60_000

/** Lets the browser save a file under a name. */
export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // Revoked later, since some browsers read the blob only after the click.
  setTimeout(() => URL.revokeObjectURL(url), URL_TTL_MS)
}
