import { describe, expect, test } from 'vitest'
import { SOCIAL_PICTURE } from '#contract/picture/social-picture'
import { describeTrailer } from './describe.ts'
import type { TrailerDrawing } from './parameters.ts'
import { drawTrailer } from './trailer.ts'

const shapes = ['square', 'airstream', 'retro'] as const
const scenes = ['beach', 'market', 'city', 'dusk', 'park'] as const
const ratios = ['16:9', '4:3', '21:9'] as const
const menus = ['tacos', 'coffee', 'bbq', 'ice-cream', 'burgers', 'bowls'] as const
const extras = [
  'generator',
  'menu-board',
  'speakers',
  'extra-window',
  'roof-vent',
  'air-conditioner',
  'solar-panel',
  'led-strip',
] as const

const plain: TrailerDrawing = { shape: 'square', lengthM: 5, color: '#C1121C', variant: 'bare' }

/** Every shape and length, with and without extras, in each variant; menus, scenes and ratios in turn. */
function manyDrawings(): TrailerDrawing[] {
  const drawings: TrailerDrawing[] = []
  for (const shape of shapes)
    for (const lengthM of [3, 4.2, 5, 6.5, 8])
      for (const variant of ['bare', 'scene', 'outline'] as const)
        for (const ordered of [[], extras.slice(0, 4), extras.slice(4), extras]) {
          const turn = drawings.length
          drawings.push({
            shape,
            lengthM,
            variant,
            extras: ordered,
            color: ['#F1F0EA', '#0A0A0D', '#48A43F'][turn % 3] ?? '#F1F0EA',
            menu: menus[turn % menus.length] ?? 'tacos',
            scene: scenes[turn % scenes.length] ?? 'beach',
            ratio: ratios[turn % ratios.length] ?? '16:9',
          })
        }
  return drawings
}

const drawn = manyDrawings().map((drawing) => ({ drawing, markup: drawTrailer(drawing) }))

function unbalanced(markup: string): string[] {
  const open: string[] = []
  for (const [, closing, name = '', empty] of markup.matchAll(/<(\/?)([a-zA-Z]+)(?:\s[\w:-]+="[^"<>]*")*(\/?)>/g)) {
    if (empty) continue
    if (!closing) open.push(name)
    else if (open.pop() !== name) return [...open, `</${name}>`]
  }
  return open
}

function ids(markup: string): string[] {
  return [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
}

function references(markup: string): string[] {
  return [...markup.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id = '']) => id)
}

function viewBox(markup: string): number[] {
  return (/viewBox="([^"]+)"/.exec(markup)?.[1] ?? '').split(' ').map(Number)
}

function bytes(markup: string): number {
  return new TextEncoder().encode(markup).length
}

describe('the markup', () => {
  test('closes every element it opens', () => {
    for (const { drawing, markup } of drawn) expect(unbalanced(markup), JSON.stringify(drawing)).toEqual([])
  })

  test('holds nothing outside elements and no number that went wrong', () => {
    for (const { markup } of drawn) {
      expect(markup.replace(/<[^<>]+>/g, '')).toBe('')
      expect(markup).not.toMatch(/NaN|undefined|null|Infinity/)
    }
  })

  test('never repeats an id and defines every id it refers to', () => {
    for (const { markup } of drawn) {
      const defined = ids(markup)
      expect(new Set(defined).size).toBe(defined.length)
      expect(references(markup).filter((id) => !defined.includes(id))).toEqual([])
    }
  })

  test('has no inline style, script, foreign address or fixed size, so that a strict policy lets it through', () => {
    for (const { markup } of drawn) {
      expect(markup).not.toMatch(/style=|<style|<script|<title|href="[^#]|url\([^#]/)
      expect(markup).not.toMatch(/^<svg[^>]* (width|height)=/)
    }
  })

  test('rounds coordinates to one decimal', () => {
    for (const { markup } of drawn) {
      const places = markup.replace(/ (transform|opacity|offset|stop-opacity|values)="[^"]*"/g, '')
      expect(places).not.toMatch(/\.\d{2}/)
    }
  })

  test('names its awning for the site to animate, and nothing else', () => {
    const classes = drawn.flatMap(({ markup }) => [...markup.matchAll(/class="([^"]*)"/g)].map(([, name]) => name))
    expect([...new Set(classes)]).toEqual(['trailer-awning'])
  })

  test('stays within its budget of bytes', () => {
    expect(bytes(drawTrailer(plain))).toBeLessThan(22_000)
    const budgets = { bare: 30_000, scene: 42_000, outline: 13_000 }
    for (const { drawing, markup } of drawn) expect(bytes(markup)).toBeLessThan(budgets[drawing.variant])
  })
})

describe('ids', () => {
  test('are the same for the same drawing', () => {
    expect(drawTrailer({ ...plain })).toBe(drawTrailer(plain))
  })

  test('differ between drawings on one page', () => {
    const other = ids(drawTrailer({ ...plain, lengthM: 6 }))
    expect(ids(drawTrailer(plain)).filter((id) => other.includes(id))).toEqual([])
  })

  test('start with the prefix that is given, cleaned of what an id may not hold', () => {
    for (const id of ids(drawTrailer({ ...plain, idPrefix: 'he"ro>' }))) expect(id).toMatch(/^hero-/)
  })
})

describe('the parameters', () => {
  test.each([
    [1, 3],
    [20, 8],
    [Number.POSITIVE_INFINITY, 8],
    [Number.NaN, 5],
  ])('draws a length of %d m as %d m', (wished, lengthM) => {
    const box = viewBox(drawTrailer({ ...plain, lengthM: wished }))
    expect(box).toEqual(viewBox(drawTrailer({ ...plain, lengthM })))
  })

  test('draws 128 pixels for each meter of body', () => {
    const [short, long] = [3, 7].map((lengthM) => viewBox(drawTrailer({ ...plain, lengthM }))[2] ?? 0)
    expect((long ?? 0) - (short ?? 0)).toBe(4 * 128)
  })

  test('fits one axle below 4.2 m and two from there on', () => {
    const wheels = (lengthM: number) => drawTrailer({ ...plain, lengthM }).match(/-wheel" x=/g)?.length
    expect([wheels(3), wheels(4.1), wheels(4.2), wheels(8)]).toEqual([1, 1, 2, 2])
  })

  test('changes the house stripe on a body that would swallow it', () => {
    expect(drawTrailer({ ...plain, color: '#007CB0' })).toContain('#C8321F')
    expect(drawTrailer(plain)).not.toContain('#C8321F')
  })

  test('keeps hostile colors out of the markup', () => {
    const hostile = '"/><script>alert(1)</script>'
    const markup = drawTrailer({ ...plain, color: hostile })
    expect(markup).not.toContain('script')
    expect(unbalanced(markup)).toEqual([])
  })
})

describe('a scene with a frame', () => {
  const scene = { ...plain, variant: 'scene', ratio: '2:1', frameM: 8 } as const
  const scaleOf = (drawing: TrailerDrawing) => / scale\(([\d.]+)\)/.exec(drawTrailer(drawing))?.[1]

  test('draws every length to one scale, with and without what stands on roof and hitch', () => {
    const scales = [3, 5, 8].flatMap((lengthM) => [
      scaleOf({ ...scene, lengthM }),
      scaleOf({ ...scene, lengthM, extras }),
    ])
    expect(new Set(scales).size).toBe(1)
  })

  test('measures the body', () => {
    const markup = drawTrailer({ ...scene, lengthM: 5 })
    expect(markup).toContain('>5 m · 16 ft<')
    // Centered on their own origin: CSS scales them there, since WebKit could not find their center itself.
    expect(markup).toMatch(/<rect x="-84" y="-18" width="168" height="36" [^>]+><text y="8" text-anchor="middle"/)
    expect(unbalanced(markup)).toEqual([])
  })

  test('tells a length beyond what it draws in its name as well', () => {
    const markup = drawTrailer({ ...scene, lengthM: 8.53 })
    expect(markup).toContain('>8.5 m · 28 ft<')
    expect(markup).toContain('8.5 m (28 ft) long')
  })

  test('tells no length before one is chosen', () => {
    const { lengthM: _, ...unsized } = scene
    const markup = drawTrailer(unsized)
    expect(markup).not.toMatch(/\d m\b/)
    expect(scaleOf(unsized)).toBe(scaleOf(scene))
  })
})

describe('the accessible name', () => {
  test('says what is drawn', () => {
    expect(describeTrailer({ ...plain, extras: ['roof-vent', 'menu-board', 'generator'] })).toBe(
      'Square food trailer, 5 m (16 ft) long, in traffic red, with roof vent, menu board and generator',
    )
    expect(describeTrailer({ ...plain, shape: 'retro', lengthM: 9, variant: 'scene', scene: 'park' })).toBe(
      'Retro food trailer, 8 m (26 ft) long, in traffic red, under live oaks in a park',
    )
  })

  test('is on the picture, with its role', () => {
    expect(drawTrailer(plain)).toContain(`role="img" aria-label="${describeTrailer(plain)}"`)
  })
})

test('a shared link, which shows the middle of a 4:3 picture, shows the wheels', () => {
  const markup = drawTrailer({ ...plain, variant: 'scene', ratio: '4:3' })
  const [, width = '', height = ''] = /viewBox="0 0 (\d+) (\d+)"/.exec(markup) ?? []
  const [, ground = ''] = /translate\([\d.]+ ([\d.]+)\)\s*scale/.exec(markup) ?? []
  const shown = (Number(width) * SOCIAL_PICTURE.height) / SOCIAL_PICTURE.width
  expect(Number(ground)).toBeGreaterThan(0)
  expect(Number(ground)).toBeLessThan((Number(height) + shown) / 2 - 20)
})
