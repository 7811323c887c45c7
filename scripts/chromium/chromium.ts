import { chromium } from 'playwright-core'
import { findChromium } from './find-chromium.mjs'

/** Starts this machine's Chromium: the headless shell or, with `whole`, preferably a whole one (`findChromium`). */
export function launchChromium({ whole = false } = {}) {
  const executablePath = findChromium({ whole })
  return chromium.launch({
    // The last one: letters as wide as on a visitor's screen, which the headless shell rounds to whole pixels by default.
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--font-render-hinting=none'],
    ...(executablePath && { executablePath }),
  })
}
