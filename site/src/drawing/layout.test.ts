import { expect, test } from 'vitest'
import { layOut, type Span } from './layout.ts'
import { resolveTrailer, type TrailerExtra } from './parameters.ts'

const LENGTHS_M = [3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5, 8]
// Everything that hangs on the wall or takes space from it.
const EQUIPMENT: { extras: TrailerExtra[] }[] = [
  { extras: ['extra-window'] },
  { extras: ['menu-board'] },
  { extras: ['speakers'] },
  { extras: ['extra-window', 'menu-board'] },
  { extras: ['extra-window', 'menu-board', 'speakers'] },
]

const bodies = (['square', 'airstream', 'retro'] as const).flatMap((shape) =>
  LENGTHS_M.map((lengthM) => ({ shape, lengthM })),
)

function layoutOf(body: (typeof bodies)[number], extras: TrailerExtra[] = []) {
  return layOut(resolveTrailer({ ...body, extras, color: '#F1F0EA', variant: 'bare' }))
}

function overlaps(spans: readonly Span[]): boolean {
  const inOrder = [...spans].sort((a, b) => a.x - b.x)
  return inOrder.some(({ x }, n) => {
    const before = inOrder[n - 1]
    return before !== undefined && before.x + before.width > x
  })
}

test.each(EQUIPMENT)('no trailer loses a service window to $extras', ({ extras }) => {
  for (const body of bodies) {
    const { windows } = layoutOf(body, extras)
    expect(windows, JSON.stringify(body)).toHaveLength(layoutOf(body).windows.length)
    for (const { width } of windows) expect(width, JSON.stringify(body)).toBeGreaterThan(120)
  }
})

test.each(EQUIPMENT)('nothing on a wall covers anything else, with $extras', ({ extras }) => {
  for (const body of bodies) {
    const { windows, sideWindow, doorX } = layoutOf(body, extras)
    const door = { x: doorX, width: 1 }
    expect(overlaps([...windows, ...(sideWindow ? [sideWindow] : []), door]), JSON.stringify(body)).toBe(false)
  }
})
