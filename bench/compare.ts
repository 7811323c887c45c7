import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'

const FILE = 'bench/figures.json'
const WORSE = 1.1

/** Figures by name; lower is better. */
export type Figures = Record<string, number>

/** Figures of one run: what was counted is the same on every machine, ratios of times depend on its caches too. */
export interface Run {
  /** The kind of machine, such as its processors. */
  machine: string
  counted: Figures
  timed: Figures
}

/** The last figures, of times for each kind of machine. */
export interface Kept {
  counted: Figures
  timed: Record<string, Figures>
}

/** Stores the figures of `run`, and returns the result of `worseThan` for them and the committed ones. */
export function compareWithLast(run: Run): string[] {
  const last: Kept = JSON.parse(execFileSync('git', ['show', `HEAD:${FILE}`], { encoding: 'utf8' }))
  const [counted, timed] = [rounded(run.counted), rounded(run.timed)]
  const kept: Kept = { counted, timed: { ...last.timed, [run.machine]: timed } }
  writeFileSync(FILE, `${JSON.stringify(kept, null, 2)}\n`)
  return worseThan(last, { ...run, counted, timed })
}

/** A line for each figure over a tenth worse than the last one; times are compared with the last ones on such a machine. */
export function worseThan(last: Kept, { machine, counted, timed }: Run): string[] {
  const before = { ...last.counted, ...last.timed[machine] }
  return Object.entries({ ...counted, ...timed }).flatMap(([name, now]) => {
    const was = before[name]
    return was !== undefined && now > was * WORSE ? [`${name}: ${now}, was ${was}`] : []
  })
}

// Rounds to the precision of the measurements.
function rounded(figures: Figures): Figures {
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Number(value.toPrecision(3))]))
}
