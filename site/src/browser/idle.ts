const PATIENCE_MS = 200

/** Waits until the browser is idle, but not long; if the browser cannot report that, until its next task. */
export const idle = () =>
  new Promise((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(done, { timeout: PATIENCE_MS })
    else setTimeout(done)
  })
