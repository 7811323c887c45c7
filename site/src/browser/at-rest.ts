declare global {
  interface Navigator {
    /** Not available in every browser. */
    connection?: { saveData: boolean; effectiveType: string }
  }
}

/** Waits until the page is at rest (browser/complete-page.ts). */
export async function atRest(): Promise<void> {
  if ('rest' in document.documentElement.dataset) return
  await new Promise((done) => addEventListener('rest', done, { once: true }))
}

/** Fetches `pictures` before anybody scrolls near, once the page is at rest, unless on a slow connection or saving data. */
export async function fetchAtRest(pictures: Iterable<HTMLImageElement>): Promise<void> {
  await atRest()
  const { saveData = false, effectiveType = '4g' } = navigator.connection ?? {}
  if (saveData || effectiveType !== '4g') return
  // Not pictures that were replaced meanwhile or are hidden. `checkVisibility` cannot tell for sections that are not laid out yet.
  for (const picture of pictures) if (picture.isConnected && !picture.closest('[hidden]')) picture.loading = 'eager'
}
