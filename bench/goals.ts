import { ISLANDS, PLAIN } from '../scripts/product/site-pages.ts'
import type { CallFigure } from './calls.ts'
import type { ColdFigure } from './cold.ts'
import type { LighthouseFigure } from './lighthouse.ts'
import type { PageFigure } from './pages.ts'
import type { PortalFigure } from './portal.ts'
import { bytesOf } from './report.ts'
import type { RoundTripFigure } from './round-trips.ts'
import type { TypingFigure } from './typing.ts'
import type { SizeFigure } from './worker-size.ts'

/** All that was measured and has a goal. */
export interface Measured {
  lighthouse: readonly LighthouseFigure[]
  pages: readonly PageFigure[]
  longList: PageFigure
  calls: readonly CallFigure[]
  roundTrips: readonly RoundTripFigure[]
  size: SizeFigure
  cold: readonly ColdFigure[]
  portal: readonly PortalFigure[]
  typing: TypingFigure
}

interface Goal {
  what: string
  figure: number
  digits?: number
  least?: number
  most?: number
}

const KB = 1024

/** The part of the report on the goals: the worst of all figures that each one covers. */
export function goalTable(measured: Measured): string {
  const rows = goalsOf(measured).map((goal) => {
    const { what, figure, least, most } = goal
    const aim = least === undefined ? `≤ ${most}` : `≥ ${least}`
    return `| ${what} | ${aim} | ${shownOf(goal)} | ${isReached(goal, figure) ? 'reached' : '**not reached**'} |`
  })
  return `## Goals

The worst of all pages, calls and visits that a goal covers; misses are explained below and in docs/performance.md.

| goal | aim | figure | |
|---|---|---|---|
${rows.join('\n')}
`
}

function isReached({ least, most = 0 }: Goal, figure: number): boolean {
  return least === undefined ? figure <= most : figure >= least
}

// A miss that rounding would turn into a hit is shown with as many digits as tell the two apart.
function shownOf(goal: Goal): string {
  const { figure, digits = 0 } = goal
  const isTold = (shown: string) => isReached(goal, Number(shown)) === isReached(goal, figure)
  const shown = [digits, digits + 1, digits + 2].map((count) => figure.toFixed(count))
  return shown.find(isTold) ?? String(figure)
}

function goalsOf(measured: Measured): Goal[] {
  return [...ofPages(measured), ...ofCalls(measured), ...ofStarts(measured), ...ofPortal(measured)]
}

function ofPages({ lighthouse, pages, longList }: Measured): Goal[] {
  const worst = lighthouse.map((page) => page.worst)
  const scriptOf = (paths: readonly string[]) =>
    Math.max(...pages.filter(({ path }) => paths.includes(path)).map(({ bytes }) => bytes.script)) / KB
  const mark = (id: 'performance' | 'accessibility' | 'best-practices' | 'seo') =>
    Math.min(...worst.map((one) => one[id]))
  return [
    { what: 'Lighthouse, performance, worst visit', figure: mark('performance'), least: 100 },
    { what: 'Lighthouse, accessibility, worst visit', figure: mark('accessibility'), least: 100 },
    { what: 'Lighthouse, best practices, worst visit', figure: mark('best-practices'), least: 100 },
    { what: 'Lighthouse, search, worst visit', figure: mark('seo'), least: 100 },
    { what: 'LCP, slowest page, ms', figure: Math.max(...lighthouse.map(({ median }) => median.lcp)), most: 1000 },
    { what: 'LCP, slowest visit, ms', figure: Math.max(...worst.map(({ lcp }) => lcp)), most: 1000 },
    { what: 'TBT, slowest page, ms', figure: Math.max(...lighthouse.map(({ median }) => median.tbt)), most: 0 },
    { what: 'TBT, slowest visit, ms', figure: Math.max(...worst.map(({ tbt }) => tbt)), most: 0 },
    { what: 'CLS, worst visit', figure: Math.max(...worst.map(({ cls }) => cls)), digits: 3, most: 0 },
    { what: 'Script of a page without an island, KB', figure: scriptOf(PLAIN), digits: 1, most: 10 },
    { what: 'Script of a page that is an island, KB', figure: scriptOf(ISLANDS), digits: 1, most: 80 },
    { what: 'A list of twenty cards in all, KB', figure: bytesOf(longList) / KB, digits: 1, most: 150 },
  ]
}

function ofCalls({ calls, roundTrips }: Measured): Goal[] {
  const isPage = ({ path, what }: CallFigure) => !path.startsWith('/api/') && what !== 'prerendered page'
  const isList = ({ what }: CallFigure) => what === 'public list'
  const some = (isMeant: (call: CallFigure) => boolean, status?: CallFigure['status']) =>
    calls.filter((call) => isMeant(call) && (status === undefined || call.status === status))
  const sharesOf = (status: CallFigure['status']) =>
    some(isList, status).flatMap(({ share1, share4 }) => [share1, share4])
  const slowest = (status: CallFigure['status']) => Math.max(...some(isPage, status).map(({ p50 }) => p50))
  const p99 = (of: readonly CallFigure[]) => Math.max(...of.map((call) => call.p99))
  const publicTrips = roundTrips.filter(({ who }) => who === 'everybody').map((one) => one.roundTrips)
  return [
    { what: 'Uncached list, share of its SELECT', figure: Math.min(...sharesOf('uncached')), digits: 2, least: 0.88 },
    { what: 'Cached list, share of a constant', figure: Math.min(...sharesOf('cached')), digits: 2, least: 0.9 },
    { what: 'Uncached page, p50 in SELECTs', figure: slowest('uncached'), digits: 2, most: 1.6 },
    { what: 'Cached page, p50 in SELECTs', figure: slowest('cached'), digits: 2, most: 0.3 },
    { what: 'Round trips to the database for a public answer', figure: Math.max(...publicTrips), most: 1 },
    { what: 'List at 100 calls a second, p99 in ms', figure: p99(some(isList)), digits: 1, most: 15 },
    { what: 'Page at 100 calls a second, p99 in ms', figure: p99(some(isPage)), digits: 1, most: 25 },
  ]
}

function ofStarts({ size, cold }: Measured): Goal[] {
  const first = (path: string) => {
    const found = cold.find((one) => one.path === path)
    return found ? found.first / found.warm : Number.NaN
  }
  return [
    { what: 'Worker for the API, KB gzipped', figure: size.api / KB, digits: 1, most: 200 },
    { what: 'Worker in all, KB gzipped', figure: size.all / KB, digits: 1, most: 300 },
    { what: 'First call of an isolate, in warm ones', figure: first('/api/trailers/public'), digits: 1, most: 10 },
    { what: 'First page of an isolate, in warm ones', figure: first('/rentals'), digits: 1, most: 10 },
  ]
}

function ofPortal({ pages, portal, typing }: Measured): Goal[] {
  const script = pages.find(({ path }) => path === '/admin')?.bytes.script ?? Number.NaN
  const delay = Math.max(typing.delay, ...portal.map((list) => list.delay))
  return [
    { what: 'Script of the portal’s first load, KB', figure: script / KB, digits: 1, most: 150 },
    { what: 'From a key press to the next frame in a long list, ms', figure: delay, most: 50 },
  ]
}
