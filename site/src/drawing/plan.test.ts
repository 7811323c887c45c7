import { describe, expect, test } from 'vitest'
import { floorPlan, type Piece } from '#domain/kitchen/floor-plan'
import { drawPlan } from './plan.ts'
import { freeSpans } from './plan-measures.ts'

const names = [
  'Fridge',
  'Gas range',
  'Hand sink',
  'Work table',
  'Under-counter refrigerator with glass door',
  'Blender',
]

function kitchen(count: number, dimensions = '60 × 50 × 90 cm'): Piece[] {
  return Array.from({ length: count }, (_, at) => {
    return { id: at + 1, name: names[at % names.length] ?? '', category: '', dimensions, place: 'floor' }
  })
}

const drawings = ['3m', '5m', "20'"].flatMap((size) =>
  [0, 2, 9, 40].map((count) => ({ size, count, markup: drawPlan(floorPlan(size, kitchen(count))) })),
)

const texts = (markup: string) => [...markup.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text)

/** The circles of all numbers, with their line, in pixels. */
function badgesOf(markup: string) {
  const px = Number(/viewBox="\S+ \S+ (\S+)/.exec(markup)?.[1]) / 340
  const circles = markup.matchAll(
    /<circle cx="(\S+)" cy="(\S+)" r="(\S+)" fill="#fff" stroke="\S+" stroke-width="1.6"/g,
  )
  return [...circles].map(([, x, y, r]) => ({ x: Number(x) / px, y: Number(y) / px, radius: (Number(r) + 0.8) / px }))
}

describe('drawPlan', () => {
  test.each(drawings)('draws $count pieces in $size as markup that a strict page may show', ({ markup }) => {
    expect(markup).toMatch(/^<svg [^>]*viewBox="[-\d. ]+"[^>]* role="img" aria-label="Floor plan/)
    expect(markup).not.toMatch(/NaN|undefined|null|Infinity|style=|<style|<script|\son\w+=/)
    const opened = markup.match(/<(?!\/)[a-z]+(?:\s[\w:-]+="[^"]*")*\s*>/gi)?.length
    expect(opened).toBe(markup.match(/<\//g)?.length)
  })

  test('is the same every time', () => {
    expect(drawPlan(floorPlan('5m', kitchen(9)))).toBe(drawPlan(floorPlan('5m', kitchen(9))))
  })

  test('writes names on their boxes where all fit', () => {
    const markup = drawPlan(floorPlan('5m', kitchen(2, '120 × 70 × 90 cm')))
    expect(texts(markup)).toEqual(expect.arrayContaining(['Fridge', 'Gas range']))
    expect(texts(markup)).not.toContain('1')
  })

  test('numbers the boxes and writes whole names in a key where they do not', () => {
    const markup = drawPlan(floorPlan('5m', kitchen(5)))
    expect(texts(markup)).toEqual(expect.arrayContaining(['1', '5']))
    expect(texts(markup)).toEqual(expect.arrayContaining(['Under-counter', 'refrigerator with glass', 'door']))
    expect(texts(markup).filter((text) => text?.includes('…'))).toEqual([])
  })

  test.each(['5m', '6m', '7m', '8m'])('lets no number of a small box hide another one in %s', (size) => {
    const pieces = [...kitchen(9, '30 × 60 cm'), ...kitchen(30, '34 × 34 cm')].map((piece, at) => ({
      ...piece,
      id: at + 1,
      place: at < 20 ? ('floor' as const) : ('counter' as const),
    }))
    const badges = badgesOf(drawPlan(floorPlan(size, pieces)))
    expect(badges.length).toBeGreaterThan(20)
    const apart = badges.flatMap((one, at) => badges.slice(at + 1).map(({ x, y }) => Math.hypot(x - one.x, y - one.y)))
    // A badge is 14 pixels wide, so its figure stays free.
    expect(Math.min(...apart)).toBeGreaterThan(8)
  })

  test.each([
    ['5m', 12, '30 × 60 cm'],
    ['10m', 24, '50 × 60 cm'],
    ['12m', 30, '50 × 60 cm'],
    ['12m', 22, '60 × 60 cm'],
  ])('lets no two numbers touch in %s with %d pieces of %s', (size, count, dimensions) => {
    const badges = badgesOf(drawPlan(floorPlan(size, kitchen(count, dimensions))))
    expect(badges.length).toBeGreaterThan(count)
    const gaps = badges.flatMap((one, at) =>
      badges.slice(at + 1).map(({ x, y, radius }) => Math.hypot(x - one.x, y - one.y) - radius - one.radius),
    )
    expect(Math.min(...gaps)).toBeGreaterThan(0)
  })

  test('makes room for the lines of its key, and shortens only a name that is too long for three', () => {
    const heightOf = (markup: string) => Number(/viewBox="(?:\S+ ){3}([\d.]+)"/.exec(markup)?.[1])
    const short = kitchen(5, '60 × 40 cm').map((piece) => ({ ...piece, name: 'Refrigerator' }))
    const long = short.map((piece) => ({
      ...piece,
      name: 'Refrigerator for a bakery with many shelves, lights and a lock',
    }))
    const markup = drawPlan(floorPlan('5m', long))
    expect(heightOf(markup)).toBeGreaterThan(heightOf(drawPlan(floorPlan('5m', short))))
    expect(texts(markup).filter((text) => text?.endsWith('…'))).toHaveLength(5)
    expect(markup).toContain('<title>Refrigerator for a bakery with many shelves, lights and a lock</title>')
  })

  test.each(['3m', '8m', '12m'])('holds the whole text below its scale in %s', (size) => {
    const markup = drawPlan(floorPlan(size, []))
    const [, top = 0, , height = 0] = (/viewBox="([^"]+)"/.exec(markup)?.[1] ?? '').split(' ').map(Number)
    const [, y, type] = /<text[^>]* y="([\d.]+)" font-size="([\d.]+)"[^>]*>[\d.]+ × [\d.]+ m inside/.exec(markup) ?? []
    expect(Number(y) + Number(type) * 0.25).toBeLessThanOrEqual(top + height)
  })

  test('invites where nothing is chosen yet', () => {
    expect(texts(drawPlan(floorPlan('5m', [])))).toContain('Choose equipment')
  })

  test('lets no name write markup', () => {
    const [first] = kitchen(1, '200 × 70 cm')
    if (!first) throw new Error('No piece')
    const markup = drawPlan(floorPlan('5m', [{ ...first, name: '"><script>alert(1)</script>' }]))
    expect(markup).not.toContain('<script')
    expect(markup).toContain('&lt;script&gt;')
  })

  test('says in words what stands where', () => {
    const label = /aria-label="([^"]+)"/.exec(drawPlan(floorPlan('5m', kitchen(3))))?.[1]
    expect(label).toBe('Floor plan, 4.9 m by 2.0 m inside. Fridge, Gas range, Hand sink along the back wall.')
  })
})

test('freeSpans leaves out pieces, the pass, the door and what is too short to use', () => {
  const plan = floorPlan('5m', kitchen(3))
  const [window, back] = plan.walls
  if (!window || !back) throw new Error('No walls')
  expect(freeSpans(back, plan)).toEqual([{ from: 0, to: 310 }])
  expect(freeSpans(window, plan)).toEqual([
    { from: 0, to: plan.pass.startCm },
    { from: plan.pass.startCm + plan.pass.lengthCm, to: plan.door.startCm },
  ])
})
