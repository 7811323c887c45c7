import { chromium } from 'playwright-core'
import { findChromium } from './find-chromium.mjs'

/** Starts this machine's Chromium, for screenshots and measurements. */
export function launchChromium() {
  const executablePath = findChromium({ whole: true })
  return chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    ...(executablePath && { executablePath }),
  })
}
