import { messageOf } from '../../scripts/cli/command.ts'
import { median, percentile } from '../statistics.ts'

/** How long the calls of one kind took, in milliseconds. */
export interface KindFigure {
  kind: string
  calls: number
  p50: number
  p95: number
  p99: number
}

const MAX_WORDS = 20

/** What is noted while calls are made. */
export class Notes {
  readonly times = new Map<string, number[]>()
  /** The first wrong responses, in words. */
  readonly words: string[] = []
  wrong = 0
  failed = 0
  /** Calls that wrangler's proxy gave up before the Worker saw them, and that were sent again. */
  lost = 0
  calls = 0

  /** Notes a response. */
  time(kind: string, milliseconds: number, status: number): void {
    this.calls++
    if (status >= 500) this.failed++
    const times = this.times.get(kind) ?? []
    times.push(milliseconds)
    this.times.set(kind, times)
  }

  /** Notes that a response was not what it must be, or did not come. */
  logError(error: unknown): void {
    this.wrong++
    if (this.words.length < MAX_WORDS) this.words.push(messageOf(error))
  }

  /** Figures of each kind, and of all calls together. */
  figures(): KindFigure[] {
    const kinds = [...this.times].toSorted(([one], [other]) => one.localeCompare(other))
    return [['all', kinds.flatMap(([, times]) => times)] as const, ...kinds].map(([kind, times]) =>
      figureOf(kind, times),
    )
  }
}

function figureOf(kind: string, times: readonly number[]): KindFigure {
  const [p95, p99] = [percentile(times, 0.95), percentile(times, 0.99)]
  return { kind, calls: times.length, p50: median(times), p95, p99 }
}
