import { escapeMarkup } from '../escape-markup.ts'
import { type ImageFile, refuseLarge } from './bytes.ts'
import { refuseFile } from './refused-file.ts'
import { ALLOWED_ATTRIBUTES, ALLOWED_ELEMENTS, DROPPED_ELEMENTS } from './svg-allowed.ts'
import { refuseOutside, refuseOutsideStyle } from './svg-references.ts'
import { readXml, type XmlToken } from './xml.ts'

type Opened = Extract<XmlToken, { kind: 'open' }>

const NAMESPACE = 'http://www.w3.org/2000/svg'
const MAX_ELEMENTS = 50_000

/**
 * A drawing rewritten from the elements and attributes of an allowlist. A drawing with anything that could run, move, link,
 * embed or load something is rejected; what drawing programs leave behind, such as their own elements and comments, is dropped.
 */
export function readSvg(bytes: Uint8Array): ImageFile {
  const cleaner = new Cleaner()
  for (const token of readXml(decode(bytes))) cleaner.take(token)
  const { text, size } = cleaner.finish()
  return { type: 'image/svg+xml', ...size, parts: [new TextEncoder().encode(text)] }
}

function decode(bytes: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim()
    return text.includes('\0') ? refuseFile() : text
  } catch {
    return refuseFile()
  }
}

class Cleaner {
  private readonly out: string[] = []
  private readonly open: { name: string; id: string | undefined }[] = []
  // What <use> elements copy, and which elements contain a <use>, both by id.
  private readonly copied: string[] = []
  private readonly containUses = new Set<string>()
  private size: Size = { width: null, height: null }
  private elements = 0
  // Collected and checked as a whole: comments and CDATA sections could split it into pieces that look harmless.
  private style = ''
  // How deep inside a dropped element; 0 outside.
  private droppedDepth = 0

  take(token: XmlToken): void {
    if (token.kind === 'open') this.start(token)
    else if (token.kind === 'close') this.end(token.name)
    else if (this.droppedDepth === 0) this.write(token.text)
  }

  finish(): { text: string; size: Size } {
    // Nested <use> elements multiply: a few levels would draw a billion shapes.
    if (this.copied.some((id) => this.containUses.has(id))) {
      refuseFile('This drawing uses copies of copies. Please save it again as plain SVG.')
    }
    return { text: this.out.join(''), size: this.size }
  }

  private start(token: Opened): void {
    const { name, attributes } = token
    if (++this.elements > MAX_ELEMENTS) refuseFile('This drawing has too many parts. Please simplify it.')
    if (this.elements === 1) this.startRoot(token)
    refuseHandlers(attributes)
    if (this.open.at(-1)?.name === 'style') refuseFile('This drawing has elements inside its style.')
    refuseActive(name)
    if (isDropped(name) || this.droppedDepth > 0) {
      this.droppedDepth++
      return
    }
    if (!ALLOWED_ELEMENTS.has(name)) refuseFile(`This drawing contains “${name}”, which pictures here may not have.`)
    const kept = keptAttributes(name, attributes)
    this.noteOpen(name, kept)
    this.out.push(`<${name}${this.elements === 1 ? ` xmlns="${NAMESPACE}"` : ''}`)
    this.out.push(...[...kept].map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`), '>')
  }

  private startRoot({ name, attributes }: Opened): void {
    const values = new Map(attributes)
    if (name !== 'svg' || values.get('xmlns') !== NAMESPACE) refuseFile()
    this.size = sizeOf(values)
  }

  private noteOpen(name: string, attributes: Map<string, string>): void {
    const id = attributes.get('id')
    this.open.push({ name, id })
    if (name !== 'use') return
    this.copied.push((attributes.get('href') ?? '').slice(1))
    for (const outer of this.open) if (outer.id) this.containUses.add(outer.id)
  }

  private end(name: string): void {
    if (this.droppedDepth > 0) {
      this.droppedDepth--
      return
    }
    this.open.pop()
    if (name === 'style') {
      refuseOutsideStyle(this.style)
      this.style = ''
    }
    this.out.push(`</${name}>`)
  }

  private write(text: string): void {
    if (this.open.at(-1)?.name === 'style') this.style += text
    this.out.push(escapeMarkup(text))
  }
}

function refuseHandlers(attributes: Opened['attributes']): void {
  for (const [key] of attributes) {
    if (/^(.*:)?on/i.test(key)) refuseFile(`This drawing contains a script (“${key}”). Please take it out.`)
  }
}

// Checks the name after the prefix, since a prefix can stand for any namespace.
function refuseActive(name: string): void {
  const local = name.slice(name.lastIndexOf(':') + 1)
  if (/^(script|foreignobject|iframe|object|embed|handler|listener|html|a|set|animate\w*)$/i.test(local)) {
    refuseFile(`This drawing contains “${local}”, which could run, move or lead away. Please take it out.`)
  }
}

// Prefixed elements belong to drawing programs.
function isDropped(name: string): boolean {
  return name.includes(':') || DROPPED_ELEMENTS.has(name)
}

// Each attribute once: `href` takes precedence over `xlink:href`, as in browsers.
function keptAttributes(element: string, attributes: Opened['attributes']): Map<string, string> {
  const kept = new Map(attributes.flatMap(([key, value]) => keptAttribute(element, key, value)))
  const href = new Map(attributes).get('href')
  if (href !== undefined && kept.has('href')) kept.set('href', href)
  return kept
}

function keptAttribute(element: string, key: string, value: string): [string, string][] {
  if (key === 'xmlns' && value !== NAMESPACE) refuseFile()
  const name = key === 'xlink:href' ? 'href' : key
  if (name === 'src') refuseFile('This drawing loads something from elsewhere. Please take it out.')
  refuseOutside(element, name, value)
  return ALLOWED_ATTRIBUTES.has(name) ? [[name, value]] : []
}

interface Size {
  width: number | null
  height: number | null
}

function sizeOf(attributes: Map<string, string>): Size {
  const [, , boxWidth, boxHeight] = (attributes.get('viewBox') ?? '').trim().split(/[\s,]+/)
  const box = { width: pixels(boxWidth), height: pixels(boxHeight) }
  refuseLarge(box.width ?? 1, box.height ?? 1)
  const [width, height] = [pixels(attributes.get('width')), pixels(attributes.get('height'))]
  return width && height ? { width, height } : box
}

function pixels(text: string | undefined): number | null {
  const number = Number(/^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(text ?? '')?.[1])
  return number > 0 ? Math.max(1, Math.round(number)) : null
}
