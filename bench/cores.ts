import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

/**
 * Moves this process to the first core and all Workers it has started to the second; returns a function that undoes this. If the
 * system chooses, responses of a tenth of a millisecond take 0.8 to 1.8 times as long as the same from another Worker, depending on
 * which Worker shares a core with the client; if pinned, 1.05 to 1.10. Longer responses and long loads are better not pinned, since
 * a Worker also collects its garbage on the second core. Does nothing on a single core, or on a system without `taskset`.
 */
export function pinApart(): () => void {
  const cores = availableParallelism()
  if (cores < 2) return () => undefined
  try {
    const workers = children()
    const pinAll = (ours: string, theirs: string) => {
      for (const worker of workers) pin(worker, theirs)
      pin(process.pid, ours)
    }
    pinAll('0', '1')
    const all = `0-${cores - 1}`
    return () => pinAll(all, all)
  } catch {
    return () => undefined
  }
}

function children(): number[] {
  const { pid } = process
  const listed = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return listed.trim().split(' ').filter(Boolean).map(Number)
}

function pin(pid: number, cores: string): void {
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', cores, String(pid)], { stdio: 'ignore' })
}
