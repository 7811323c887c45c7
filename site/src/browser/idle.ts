const PATIENCE_MS = 200

/** Waits until the browser is idle, but not long; where it cannot tell, for its next task. */
export const idle = () =>
  new Promise((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(done, { timeout: PATIENCE_MS })
    else setTimeout(done)
  })
