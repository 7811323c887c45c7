import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { findChromium } from '../scripts/chromium/find-chromium.mjs'
import { startProduct } from '../scripts/product/harness.ts'
import { warmPictures } from '../scripts/start/warm-pictures.ts'
import manifest from './lighthouse/package.json' with { type: 'json' }
import { ownBlockingTime } from './main-thread.ts'

const HOME = fileURLToPath(new URL('lighthouse/', import.meta.url))
const VERSION = manifest.dependencies.lighthouse
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const TIMES = {
  lcp: 'largest-contentful-paint',
  fcp: 'first-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  work: 'mainthread-work-breakdown',
} as const

type Scores = Record<(typeof CATEGORIES)[number], number>
/** `own` is the blocking time measured as the page's own CPU time. */
type Times = Record<keyof typeof TIMES | 'own', number>

/** Lighthouse's results for a page on a slow phone: scores out of 100, and milliseconds (`cls` is a share of the screen). */
export interface LighthouseFigure {
  path: string
  median: Scores & Times
  worst: Scores & Times
  /** Checks that lowered a score, in any run. */
  failed: string[]
  /** The machine's load in the last minute of the visits. */
  load: number
}

interface Report {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; numericValue?: number }>
  own: number
}

const run = promisify(execFile)
const TRIES = 4
const VISITS = 3

/** Visits each page as a phone does, with a new browser and profile each time; its pictures have been resized before. */
export async function measureLighthouse(paths: readonly string[]): Promise<LighthouseFigure[]> {
  if (!existsSync(`${HOME}node_modules`))
    await run('npm', ['ci', '--ignore-scripts', '--loglevel=error'], { cwd: HOME })
  const { harness, url } = await startProduct()
  await warmPictures(url.origin)
  const figures: LighthouseFigure[] = []
  for (const path of paths) {
    const reports: Report[] = []
    const { href } = new URL(path, url)
    for (let count = 0; count < VISITS; count++) reports.push(await visitTraced(href))
    figures.push({ path, ...summary(reports), load: loadavg()[0] ?? Number.NaN })
  }
  await harness.close()
  return figures
}

/** The part of the report on what Lighthouse says. */
export function lighthouseTable(figures: readonly LighthouseFigure[]): string {
  const marks = (of: Scores) => CATEGORIES.map((id) => Math.round(of[id])).join(' ')
  const rows = figures.map(({ path, median, worst, failed }) => {
    const times = [median.fcp, median.lcp, worst.lcp, median.tbt, worst.tbt, median.own, worst.own]
      .map(Math.round)
      .join(' | ')
    return `| ${path} | ${marks(median)} | ${marks(worst)} | ${times} | ${worst.cls.toFixed(3)} | ${failed.join(', ')} |`
  })
  return `## Lighthouse ${VERSION}, a slow phone (simulated), three visits each with a new browser

Scores: performance, accessibility, best practices, search. Milliseconds are simulated; a busy machine makes them longer, since
they are measured in wall-clock time. *Own* is the blocking time by the CPU time of the page itself after its first paint.
The machine's highest load while this was measured: ${Math.max(...figures.map(({ load }) => load)).toFixed(1)} on ${availableParallelism()} cores.

| page | median | worst | FCP | LCP | worst LCP | TBT | worst TBT | own | worst own | worst CLS | below 100 by |
|---|---|---|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}
`
}

// Chromium now and then ends before Lighthouse has its trace, even twice in a row; such a visit is repeated.
function visitTraced(address: string, tries = TRIES): Promise<Report> {
  return visit(address).catch((error) => {
    if (tries === 1) throw error
    return visitTraced(address, tries - 1)
  })
}

async function visit(address: string): Promise<Report> {
  // Prefers the headless shell: a desktop's window, which no phone has, uses CPU during loading, and on two cores the page waits.
  const chrome = findChromium()
  // Letters as wide as on a phone: by default the shell rounds their widths to whole pixels.
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking --font-render-hinting=none'
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  const file = join(folder, 'visit')
  const options = ['--output=json', `--output-path=${file}`, '--save-assets', '--quiet', `--chrome-flags=${flags}`]
  try {
    await run(process.execPath, ['node_modules/lighthouse/cli/index.js', address, ...options], {
      cwd: HOME,
      env: { ...process.env, ...(chrome && { CHROME_PATH: chrome }) },
    })
    return { ...JSON.parse(readFileSync(file, 'utf8')), own: ownBlockingTime(`${file}-0.trace.json`) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function summary(reports: readonly Report[]): Omit<LighthouseFigure, 'path' | 'load'> {
  const marks = CATEGORIES.map(
    (id) => [id, reports.map(({ categories }) => (categories[id]?.score ?? 0) * 100)] as const,
  )
  const times = Object.entries(TIMES).map(
    ([name, id]) => [name, reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN)] as const,
  )
  const all = [...marks, ...times, ['own', reports.map(({ own }) => own)] as const]
  const ordered = all.map(([name, values]) => [name, values.toSorted((a, b) => a - b)] as const)
  const pick = (choose: (name: string, sorted: number[]) => number | undefined) =>
    Object.fromEntries(ordered.map(([name, sorted]) => [name, choose(name, sorted)])) as Scores & Times
  return {
    median: pick((_, sorted) => sorted[Math.floor(sorted.length / 2)]),
    worst: pick((name, sorted) => ((CATEGORIES as readonly string[]).includes(name) ? sorted[0] : sorted.at(-1))),
    failed: [...new Set(reports.flatMap(failures))],
  }
}

function failures({ categories, audits }: Report): string[] {
  const weighed = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
  return weighed.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 0.995)
}
