import { chromium } from 'playwright-core'
import { findChromium } from './find-chromium.mjs'

/** Starts the Chromium of this machine, for pictures and measures of what it shows. */
export function launchChromium() {
  const executablePath = findChromium({ whole: true })
  return chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    ...(executablePath && { executablePath }),
  })
}
