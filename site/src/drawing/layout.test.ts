import { expect, test } from 'vitest'
import { DOOR_WIDTH, layOut, type Span, WHEEL_RADIUS } from './layout.ts'
import { resolveTrailer, type TrailerExtra } from './parameters.ts'
import { roofSeats } from './roof.ts'
import { speakerPlaces } from './speakers.ts'

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

function trailerOf(body: (typeof bodies)[number], extras: readonly TrailerExtra[] = []) {
  return resolveTrailer({ ...body, extras, color: '#F1F0EA', variant: 'bare' })
}

function layoutOf(body: (typeof bodies)[number], extras?: readonly TrailerExtra[]) {
  return layOut(trailerOf(body, extras))
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
    const layout = layoutOf(body, extras)
    const { windows, sideWindow, board, doorX } = layout
    // A board on the wall is beside the cloth, too; one on the ground stands before the wall.
    const onWall = board && !board.stands ? [{ x: board.x, width: 54 }] : []
    const cloths = windows.map(({ x, width }) => ({ x: x - 28, width: width + 56 }))
    const door = { x: doorX, width: DOOR_WIDTH }
    const hung = extras.includes('speakers') ? speakerPlaces(layout).map((x) => ({ x: x - 9, width: 18 })) : []
    const side = sideWindow ? [sideWindow] : []
    expect(overlaps([...cloths, ...side, ...onWall, door]), JSON.stringify(body)).toBe(false)
    expect(overlaps([...windows, ...side, ...onWall, ...hung, door]), JSON.stringify(body)).toBe(false)
  }
})

test('nothing on a roof covers anything else or hangs over an end', () => {
  const extras = ['air-conditioner', 'solar-panel', 'roof-vent'] as const
  for (const body of bodies) {
    const trailer = trailerOf(body, extras)
    const layout = layOut(trailer)
    const spans = roofSeats(layout, trailer).map(({ x, half }) => ({ x: x - half, width: half * 2 }))
    const end = { x: layout.shell.length, width: 1 }
    expect(spans).toHaveLength(3)
    expect(overlaps([{ x: -1, width: 1 }, ...spans, end]), JSON.stringify(body)).toBe(false)
  }
})

test('the wheels are below the body, with a tandem’s beside each other, and clear of the door', () => {
  for (const body of bodies) {
    const { axles, doorX } = layoutOf(body)
    const wheels = axles.map((x) => ({ x: x - WHEEL_RADIUS, width: WHEEL_RADIUS * 2 }))
    expect(overlaps([{ x: 0, width: 1 }, ...wheels, { x: doorX, width: DOOR_WIDTH }]), JSON.stringify(body)).toBe(false)
  }
})
