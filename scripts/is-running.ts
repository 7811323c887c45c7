/** True if a process with this id runs, whoever started it. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // It runs as somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
