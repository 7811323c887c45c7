// Plain JavaScript, since setup.mjs imports it before anything is installed.
import { existsSync } from 'node:fs'

/** Debian's Chromium without windows. */
export const SHELL = '/usr/bin/chromium-headless-shell'
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * The path of a Chromium on this machine: the one in CHROMIUM, else the headless shell, which is all that tests and measurements
 * need; with `whole`, for screenshots, a whole browser is preferred, as visitors have one. `undefined` if there is none.
 */
export function findChromium({ whole = false } = {}) {
  const paths = whole ? [...WHOLE, SHELL] : [SHELL, ...WHOLE]
  return [process.env.CHROMIUM, ...paths].find((path) => path && existsSync(path))
}
