const IDLE_TIMEOUT_MS = 200

/** An element to be changed, and how many elements that lays out. */
export interface Part {
  part: Element
  size: number
}

/**
 * Changes one part after the other, per frame as many as lay out `most` elements in total, since all at once would be a long task;
 * and only while the browser is idle, so that it does not delay a visitor's input.
 */
export async function changeInBatches(
  parts: Iterable<Part>,
  most: number,
  change: (part: Element) => void,
): Promise<void> {
  let room = 0
  for (const { part, size } of parts) {
    if (size > room) {
      await frame()
      await idle()
      room = most
    }
    change(part)
    room -= size
  }
}

// Not in a hidden tab, which has no frames and should be complete by the time it is shown.
const frame = () => document.hidden || new Promise((done) => requestAnimationFrame(done))

// Not for long; a browser that cannot tell when it is idle waits for its next task.
const idle = () =>
  new Promise((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(done, { timeout: IDLE_TIMEOUT_MS })
    else setTimeout(done)
  })
