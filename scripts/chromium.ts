import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

const PATHS = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Starts the Chromium of this machine, for pictures of what it shows. */
export function launchChromium() {
  const executablePath = PATHS.find((path) => path && existsSync(path))
  return chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    ...(executablePath && { executablePath }),
  })
}
