import { refuseFile } from './refused-file.ts'

// Of shapes that are drawn, each counted as often as it is drawn. A browser takes seconds for that many.
const MAX_DRAWN = 250_000
// A mask is drawn into a layer of pixels, which takes about as long as ten shapes.
const MASK_LAYER = 10
const MAX_CHAIN = 20
const MAX_REFERENCES = 500_000
const PAINT = new Set(['linearGradient', 'radialGradient', 'filter'])
const ADDRESS = /url\s*\(([^)]*)/gi
const EVERYTHING = '*'

interface Reference {
  id: string
  /** Whether it may be drawn at each point of a line. */
  atPoints: boolean
}

interface Part {
  name: string
  attributes: ReadonlyMap<string, string>
  parts: Part[]
  /** Points of all lines in it. */
  points?: number
  /** How often it is drawn with all that it contains and refers to, once that is known; 0 while it is counted. */
  drawn?: number
}

/**
 * Counts how often a browser draws the parts of a drawing: what a mask, clip path, pattern, marker or copy contains is drawn for each
 * reference to it, so that a few levels of them multiply two kilobytes into a billion shapes.
 */
export class DrawnParts {
  private readonly root: Part = { name: '', attributes: new Map(), parts: [] }
  private readonly open = [this.root]
  private readonly byId = new Map<string, Part>()
  // What style rules refer to, by the class, id or element name of their selectors.
  private readonly styled = new Map<string, Reference[]>()
  private followed = 0

  start(name: string, attributes: ReadonlyMap<string, string>): void {
    const part: Part = { name, attributes, parts: [] }
    this.open.at(-1)?.parts.push(part)
    this.open.push(part)
    const id = attributes.get('id')
    // Of several with the same id, browsers take the first.
    if (id !== undefined && !this.byId.has(id)) this.byId.set(id, part)
  }

  end(): void {
    this.open.pop()
  }

  style(text: string): void {
    for (const rule of text.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '').split('}')) {
      const brace = rule.lastIndexOf('{')
      const found = referencesIn(rule.slice(brace + 1))
      if (found.length === 0) continue
      const selectors = brace < 0 ? EVERYTHING : rule.slice(rule.lastIndexOf('{', brace - 1) + 1, brace)
      for (const selector of selectors.split(',')) {
        this.follow(found.length)
        const key = keyOf(selector)
        const known = this.styled.get(key) ?? []
        for (const reference of found) known.push(reference)
        this.styled.set(key, known)
      }
    }
  }

  refuseFlood(): void {
    if (this.count(this.root, 0) > MAX_DRAWN) refuseChains()
  }

  private count(part: Part, chain: number): number {
    // 0 also for a part that refers to itself, which browsers do not draw.
    if (part.drawn !== undefined) return part.drawn
    if (chain > MAX_CHAIN) refuseChains()
    part.drawn = 0
    let drawn = 1
    for (const inner of part.parts) drawn += this.count(inner, chain)
    for (const reference of this.referencesOf(part)) drawn += this.countTarget(part, reference, chain)
    part.drawn = drawn
    return drawn
  }

  private countTarget(part: Part, { id, atPoints }: Reference, chain: number): number {
    this.follow(1)
    const target = this.byId.get(id)
    if (!target || PAINT.has(target.name)) return 0
    const once = this.count(target, chain + 1)
    if (target.name === 'mask') return once + MASK_LAYER
    return atPoints ? once * pointsOf(part) : once
  }

  // Else a drawing could keep this count busy in the same way.
  private follow(references: number): void {
    this.followed += references
    if (this.followed > MAX_REFERENCES) refuseChains()
  }

  private referencesOf({ name, attributes }: Part): Reference[] {
    const own = [...attributes].flatMap(([key, value]) => {
      if (key === 'href') return { id: value.slice(1), atPoints: false }
      return referencesIn(key === 'style' ? value : `${key}:${value}`)
    })
    const classes = (attributes.get('class') ?? '').split(/\s+/).map((word) => `.${word}`)
    const keys = new Set([...classes, `#${attributes.get('id')}`, name, EVERYTHING])
    return [...own, ...[...keys].flatMap((key) => this.styled.get(key) ?? [])]
  }
}

function referencesIn(style: string): Reference[] {
  if (!style.includes('#')) return []
  return style.split(';').flatMap((declaration) => {
    const atPoints = /^\s*marker(?:-mid)?\s*:/i.test(declaration)
    return [...declaration.matchAll(ADDRESS)].map(([, address = '']) => ({ id: idOf(address), atPoints }))
  })
}

function idOf(address: string): string {
  return /^["']?\s*#([^"'\s]*)/.exec(address.trimStart())?.[1] ?? ''
}

// What an element needs to match the last part of a selector; rather too many elements than too few.
function keyOf(selector: string): string {
  const last =
    selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? ''
  if (last.includes('(')) return EVERYTHING
  return /[.#][\w-]+/.exec(last)?.[0] ?? /^\w+/.exec(last)?.[0] ?? EVERYTHING
}

// Those of the parts inside too, which inherit a marker.
function pointsOf(part: Part): number {
  if (part.points !== undefined) return part.points
  const line = part.attributes.get('d') ?? part.attributes.get('points') ?? ''
  const own = line.match(/\d*\.?\d+/g)?.length ?? 0
  part.points = part.parts.reduce((sum, inner) => sum + pointsOf(inner), own)
  return part.points
}

function refuseChains(): never {
  refuseFile('This drawing draws its parts too many times. Please save it again as plain SVG.')
}
