// Plain JavaScript, since setup.mjs imports it before anything is installed.

/**
 * True if a process with this id runs, whoever started it.
 *
 * @param {number} pid
 */
export function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // It runs as somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
