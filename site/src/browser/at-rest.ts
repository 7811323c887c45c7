declare global {
  interface Navigator {
    /** Not told by every browser. */
    connection?: { saveData: boolean }
  }
}

/** Fetches `pictures` before anybody comes near, once the page is at rest (browser/complete-page.ts) and unless its visitor saves data. */
export async function fetchAtRest(pictures: Iterable<HTMLImageElement>): Promise<void> {
  if (!('rest' in document.documentElement.dataset))
    await new Promise((done) => addEventListener('rest', done, { once: true }))
  if (navigator.connection?.saveData) return
  for (const picture of pictures) if (picture.checkVisibility()) picture.loading = 'eager'
}
