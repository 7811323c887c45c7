import { DOOR_WIDTH, type Layout } from './layout.ts'
import { range, svg } from './markup.ts'
import { insideRoof, type Point } from './shell.ts'

const [SWAG, SAG] = [104, 9]

function apart(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y)
}

/** Whether lights may hang here: not over the door or a porthole, nor behind an awning. */
function isFree({ doorX, windows, sideWindow }: Layout): (point: Point) => boolean {
  const openings = [{ x: doorX, width: DOOR_WIDTH }, ...windows, ...(sideWindow ? [sideWindow] : [])]
  const covers = openings.map(({ x, width }) => [x - 34, x + width + 34] as const)
  return ({ x, y }) => y < -306 || covers.every(([from, to]) => x < from || x > to)
}

/** The unbroken stretches of a line. */
function stretches(line: readonly Point[]): Point[][] {
  const parts: Point[][] = []
  for (const point of line) {
    const part = parts[parts.length - 1]
    const last = part?.[part.length - 1]
    if (part && last && apart(last, point) < 80) part.push(point)
    else parts.push([point])
  }
  return parts
}

/** Hooks at equal distances along a line, one at each end. */
function hooksAlong(line: readonly Point[]): Point[] {
  const passed: number[] = []
  for (const [index, point] of line.entries())
    passed.push((passed[index - 1] ?? 0) + apart(line[index - 1] ?? point, point))
  const total = passed[passed.length - 1] ?? 0
  if (total < SWAG / 2) return []
  const count = Math.max(1, Math.round(total / SWAG))
  return range(count + 1).flatMap((mark) => {
    const next = Math.max(
      1,
      passed.findIndex((sum) => sum >= (total * mark) / count - 0.01),
    )
    const [a, b, start = 0, end = 1] = [line[next - 1], line[next], passed[next - 1], passed[next]]
    if (!a || !b) return []
    const share = ((total * mark) / count - start) / (end - start || 1)
    return [{ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }]
  })
}

/** A swag from hook to hook: its wire, and three bulbs on it. */
function swag(from: Point, to: Point): { wire: string; bulbs: string[] } {
  const low = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 + SAG * 2 }
  const bulbs = [0.2, 0.5, 0.8].map((t) => {
    const along = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c
    return svg`M${along(from.x, low.x, to.x)} ${along(from.y, low.y, to.y) + 5}h0`
  })
  return { wire: svg`M${from.x} ${from.y}Q${low.x} ${low.y} ${to.x} ${to.y}`, bulbs }
}

/** Wire, hooks and bulbs of the party lights as path data, inside the outline whatever the body's shape. */
export function lightPaths(layout: Layout): { wire: string; hooks: string; bulbs: string } {
  const line = insideRoof(layout.shell, 13, layout.shell.shape === 'square' ? -310 : -236).filter(isFree(layout))
  const runs = stretches(line).map(hooksAlong)
  const swags = runs.flatMap((hooks) => hooks.slice(1).map((hook, index) => swag(hooks[index] ?? hook, hook)))
  return {
    wire: swags.map(({ wire }) => wire).join(''),
    hooks: runs.flatMap((hooks) => hooks.map(({ x, y }) => svg`M${x} ${y}h0`)).join(''),
    bulbs: swags.flatMap(({ bulbs }) => bulbs).join(''),
  }
}

/** Party lights in swags below the roof. */
export function stringLights(layout: Layout, id: string): string {
  const { wire, hooks, bulbs } = lightPaths(layout)
  return svg`<g stroke-linecap="round" fill="none"><path d="${wire}" stroke="#2a2420" stroke-width="1.4"
 opacity=".85"/>
<path d="${hooks}" stroke="#d9d6ce" stroke-width="4"/><path id="${id}-bulbs" d="${bulbs}"/>
<use href="#${id}-bulbs" stroke="#ffcf6b" stroke-width="17" opacity=".3"/><use href="#${id}-bulbs" y="-4.5"
 stroke="#2a2420" stroke-width="4.6"/><use href="#${id}-bulbs" stroke="#f0a92e" stroke-width="8"/>
<use href="#${id}-bulbs" x="-.8" y="-.8" stroke="#fff1c9" stroke-width="4.4"/></g>`
}
