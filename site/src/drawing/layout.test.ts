import { expect, test } from 'vitest'
import { DOOR_WIDTH, layOut, type Span, WHEEL_RADIUS } from './layout.ts'
import { resolveTrailer, type TrailerExtra } from './parameters.ts'
import { roofSeats } from './roof.ts'
import { ROOF, roofAt } from './shell.ts'
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
    // None where a porthole already is.
    if (extras.includes('speakers')) expect(hung.length, JSON.stringify(body)).toBe(sideWindow?.x === 20 ? 1 : 2)
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
    // Its feet reach the roof, which curves, and do not sink into it.
    for (const { x, y, half } of roofSeats(layout, trailer)) {
      const roof = [-0.8, 0, 0.8].map((share) => roofAt(layout.shell, x + half * share))
      expect([y >= Math.max(...roof), y < ROOF + 30], JSON.stringify(body)).toEqual([true, true])
    }
  }
})

test('the wheels are about the middle, a tandem’s beside each other, and clear of the door', () => {
  for (const body of bodies) {
    const { axles, doorX, shell } = layoutOf(body)
    const [front = 0, rear = front] = axles
    const middle = (front + rear) / 2 / shell.length
    expect([middle > 0.49, middle < 0.56, rear - front < 2.5 * WHEEL_RADIUS], JSON.stringify(body)).not.toContain(false)
    const wheels = axles.map((x) => ({ x: x - WHEEL_RADIUS, width: WHEEL_RADIUS * 2 }))
    expect(overlaps([...wheels, { x: doorX, width: DOOR_WIDTH }]), JSON.stringify(body)).toBe(false)
  }
})

test('a long wall has two service windows, and what is ordered for it is there', () => {
  for (const { shape, lengthM } of bodies) {
    const { windows, sideWindow, board } = layoutOf({ shape, lengthM }, ['extra-window', 'menu-board'])
    const seen = { windows: windows.length, side: sideWindow !== undefined, stands: board?.stands }
    if (lengthM <= 5) expect(seen, `${shape} ${lengthM}`).toMatchObject({ windows: 1, side: true })
    if (lengthM >= 6) expect(seen, `${shape} ${lengthM}`).toMatchObject({ windows: 2, side: true })
    // On the ground only where the wall is full.
    if (lengthM === 3 || lengthM === 8) expect(seen.stands, `${shape} ${lengthM}`).toBe(lengthM === 3)
    const plain = layoutOf({ shape, lengthM })
    expect(plain).toMatchObject({ sideWindow: undefined, board: undefined })
    expect(layoutOf({ shape, lengthM }, ['generator']).hitch).toBeGreaterThan(plain.hitch + 60)
    expect(plain.doorX + DOOR_WIDTH).toBeLessThan(plain.shell.length - 20)
  }
})
