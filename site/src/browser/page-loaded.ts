declare global {
  interface Navigator {
    /** Not available in every browser. */
    connection?: { saveData: boolean; effectiveType: string }
  }
}

/** Waits until the page and its fonts have loaded (browser/complete-page.ts). */
export async function untilLoaded(): Promise<void> {
  if ('loaded' in document.documentElement.dataset) return
  await new Promise((done) => addEventListener('loaded', done, { once: true }))
}

/** Fetches `pictures` before anybody scrolls near, once the page has loaded, unless on a slow connection or saving data. */
export async function fetchOnceLoaded(pictures: Iterable<HTMLImageElement>): Promise<void> {
  await untilLoaded()
  const { saveData = false, effectiveType = '4g' } = navigator.connection ?? {}
  if (saveData || effectiveType !== '4g') return
  // Not pictures that were replaced meanwhile or are hidden. `checkVisibility` cannot tell for sections that are not laid out yet.
  for (const picture of pictures) if (picture.isConnected && !picture.closest('[hidden]')) picture.loading = 'eager'
}
