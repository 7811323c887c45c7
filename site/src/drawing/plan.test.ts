import { describe, expect, test } from 'vitest'
import { floorPlan, type Piece } from '#domain/kitchen/floor-plan'
import { drawPlan } from './plan.ts'
import { type Box, frameOf, piecesOf } from './plan-frame.ts'
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

const covers = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

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
  test('shortens a name between two letters, even where a letter is two units of text', () => {
    const pieces = kitchen(6).map((piece, at) => ({ ...piece, name: 'a'.repeat(at % 2) + '🍕'.repeat(100) }))
    const written = texts(drawPlan(floorPlan('3m', pieces))).filter((text) => text?.endsWith('…'))
    expect(written).toHaveLength(6)
    for (const text of written) expect(text).toMatch(/^a?🍕+…$/u)
  })

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

  test.each([2, 5, 9, 24])('lets no line of the key of %i pieces cover another one or leave the picture', (count) => {
    const plan = floorPlan('6m', kitchen(count, '38 × 60 × 90 cm'))
    const markup = drawPlan(plan)
    const [left = 0, top = 0, width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(markup)?.[1] ?? '')
      .split(' ')
      .map(Number)
    const { top: above, height: drawn } = frameOf(plan)
    const lines = [...markup.matchAll(/<text x="(\S+)" y="(\S+)" font-size="(\S+)"[^>]*>([^<]+)</g)]
      .map(
        ([, x, y, size, text = '']): Box => ({
          x: Number(x),
          y: Number(y),
          width: text.length * Number(size) * 0.5,
          height: Number(size),
        }),
      )
      .filter(({ y }) => y > above + drawn)
    expect(lines.length).toBeGreaterThanOrEqual(count)
    for (const [at, line] of lines.entries()) {
      expect(line.x >= left && line.x + line.width <= left + width && line.y <= top + height).toBe(true)
      for (const other of lines.slice(at + 1)) expect(covers(line, other), JSON.stringify([line, other])).toBe(false)
    }
  })

  test('tells how much of a wall is free, rounded down, and how large the trailer is inside', () => {
    const markup = drawPlan(floorPlan('5m', kitchen(3, '65.3 × 60 × 90 cm')))
    expect(texts(markup)).toContain('4.9 × 2.0 m inside')
    const free = [...markup.matchAll(/<text x="(\S+)" y="(\S+)"[^>]* fill="#1e6b3f"[^>]*>([^<]+)</g)]
    // 294.1 of 490 cm at the back wall, above; 256 cm before the pass of the window wall, and 94 from there to the door.
    expect(free.map(([, x, y, text]) => [text, Number(x), Number(y) < 100])).toEqual([
      ['2.5 m free', 128, false],
      ['0.9 m', 363, false],
      ['2.9 m free', 147.1, true],
    ])
  })

  test('hangs the hood over all that cooks along the back wall', () => {
    const [range, fryer, sink] = ['Gas range', 'Fryer', 'Hand sink'].map((name, at) => ({
      ...kitchen(1, '80 × 60 × 90 cm')[0],
      id: at + 1,
      name,
    }))
    const hood = { id: 9, name: 'Exhaust hood', category: '', dimensions: '', place: 'overhead' as const }
    const hoodOf = (pieces: Piece[]) =>
      /<rect x="(\S+)" y="3" width="(\S+)"[^>]*stroke-dasharray="8 5"/.exec(drawPlan(floorPlan('5m', pieces)))
    const cooking = [range, fryer, sink] as Piece[]
    expect(
      hoodOf([...cooking, hood])
        ?.slice(1)
        .map(Number),
    ).toEqual([244, 172])
    expect([hoodOf(cooking), hoodOf([sink as Piece, hood])]).toEqual([null, null])
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
    expect(markup).toContain('&#60;script&#62;')
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

test('each piece is drawn at its wall, and covers no other one', () => {
  const wide = kitchen(30, '60 × 50 × 90 cm').map((piece) => ({
    ...piece,
    place: piece.id > 20 ? ('counter' as const) : piece.place,
  }))
  const plan = floorPlan('4m', [
    ...wide,
    { ...wide[0], id: 99, name: 'Range', dimensions: '250 × 60 × 90 cm' } as Piece,
  ])
  const frame = frameOf(plan)
  // The hitch reaches 92 cm in front of the walls, which are 6 thick; steps and awning are outside the window wall.
  const [right, bottom] = [frame.left + frame.width, frame.top + frame.height]
  expect([frame.left < -92, frame.top < -6, right > plan.lengthCm + 6, bottom > plan.widthCm + 70]).not.toContain(false)
  const boxes = piecesOf(plan)
  expect(boxes.map(({ number }) => number)).toEqual(boxes.map((_, at) => at + 1))
  for (const [at, box] of boxes.entries()) {
    const { x, y, width, height, side } = box
    expect({ back: y, window: plan.widthCm - y - height, front: x }[side]).toBe(0)
    expect(x >= 0 && y >= 0 && x + width <= plan.lengthCm && y + height <= plan.widthCm).toBe(true)
    expect(boxes.slice(at + 1).filter((other) => covers(box, other))).toEqual([])
  }
})

test.each([
  ['names on their boxes', '120 × 70 × 90 cm', [false, false, false]],
  ['numbers on boxes without room for a name', '50 × 40 × 90 cm', [false, false, false]],
  // The second one would touch the first one there.
  ['numbers of small boxes in the aisle before them, or on them', '20 × 40 × 90 cm', [true, false, true]],
])('writes %s', (_, dimensions, areAway) => {
  const pieces = kitchen(3, dimensions).map((piece, at) => ({
    ...piece,
    place: at ? piece.place : ('counter' as const),
  }))
  const plan = floorPlan('5m', pieces)
  const markup = drawPlan(plan)
  const isNamed = !texts(markup).includes('1')
  expect(piecesOf(plan).map(({ side }) => side)).toEqual(['back', 'back', 'window'])
  for (const [at, { number, name, side, x, y, width, height }] of piecesOf(plan).entries()) {
    const words = isNamed ? name.split(' ').at(-1) : number
    const [, left, foot] = new RegExp(`<text x="(\\S+)" y="(\\S+)"[^>]*>(?:[A-Z]\\w+ )?${words}<`).exec(markup) ?? []
    expect(Number(left)).toBeCloseTo(x + width / 2, 0)
    const depth = side === 'back' ? Number(foot) / height : (y + height - Number(foot)) / height
    expect([depth > 0, depth > 1, Number(foot) > 0, Number(foot) < plan.widthCm]).toEqual([
      true,
      areAway[at],
      true,
      true,
    ])
  }
})

test('freeSpans leaves out the depth of what is across the front', () => {
  const [first] = kitchen(1)
  if (!first) throw new Error('No piece')
  const plan = floorPlan('4m', [
    { ...first, id: 1, name: 'Cooking range', dimensions: '250 × 60 × 90 cm' },
    { ...first, id: 2, name: 'Tall cabinet', dimensions: '150 × 80 × 160 cm' },
  ])
  expect(piecesOf(plan).map(({ name, x, y, width, height }) => [name, x, y, width, height])).toEqual([
    ['Cooking range', 140, 0, 250, 60],
    ['Tall cabinet', 0, 0, 80, 150],
  ])
  const [window, back] = plan.walls
  expect(window && freeSpans(window, plan)[0]?.from).toBe(80)
  expect(back && freeSpans(back, plan)).toEqual([{ from: 80, to: 140 }])
})
