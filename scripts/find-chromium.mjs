// Plain JavaScript, since setup.mjs imports it before anything is installed.
import { existsSync } from 'node:fs'

/** Debian's Chromium without windows. */
export const SHELL = '/usr/bin/chromium-headless-shell'
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * Where this machine has a Chromium: the one that CHROMIUM names, else its headless shell, which is all that tests need,
 * or a whole browser first, as visitors have, where one is measured or pictured. `undefined` where there is none.
 */
export function findChromium({ whole = false } = {}) {
  const paths = whole ? [...WHOLE, SHELL] : [SHELL, ...WHOLE]
  return [process.env.CHROMIUM, ...paths].find((path) => path && existsSync(path))
}
