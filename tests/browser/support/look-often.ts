import type { Page } from 'playwright-core'

// Playwright looks for a missing element five times within 270 ms, and then only twice a second.
const OFTEN_MS = 100

const SEE = 'see tests/browser/support/look-often.ts'

interface Frame {
  retryWithProgressAndTimeouts: (progress: unknown, waits: number[], look: unknown) => Promise<unknown>
}

/** The waiting part of Playwright runs in this process too, through an internal object that its types do not declare. */
interface Inside {
  _connection?: { toImpl?: (page: Page) => { mainFrame: () => Frame } }
}

let isMended = false

/** Makes waits for an element notice it within a tenth of a second, not half of one: such waits were a quarter of a story. */
export function lookOften(page: Page): void {
  if (isMended) return
  const frame = (page as unknown as Inside)._connection?.toImpl?.(page).mainFrame()
  if (!frame) throw new Error(`Playwright keeps its frames elsewhere now: ${SEE}`)
  const every: Frame = Object.getPrototypeOf(frame)
  const { retryWithProgressAndTimeouts: retry } = every
  if (typeof retry !== 'function') throw new Error(`Playwright waits for elements otherwise now: ${SEE}`)
  every.retryWithProgressAndTimeouts = function (progress, waits, look) {
    const sooner = waits.map((wait) => Math.min(wait, OFTEN_MS))
    return retry.call(this, progress, sooner, look)
  }
  isMended = true
}
