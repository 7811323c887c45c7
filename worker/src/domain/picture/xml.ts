import { refuseFile } from './refused-file.ts'

/** A token of a drawing's source. */
export type XmlToken =
  | { kind: 'open'; name: string; attributes: [name: string, value: string][]; isEmpty: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string }

const DECLARATION =
  /^<\?xml\s+version=["']1\.[01]["'](?:\s+encoding=["']utf-8["'])?(?:\s+standalone=["'](?:yes|no)["'])?\s*\?>/i
const CLOSE = /<\/([\w:.-]+)\s*>/y
const OPEN = /<([A-Za-z_][\w:.-]*)/y
const ATTRIBUTE = /\s+([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y
const OPEN_END = /\s*(\/?)>/y
const TEXT = /[^<]+/y
const MAX_DEPTH = 100
const BROKEN = 'This drawing cannot be read. Please save it again as plain SVG.'

/**
 * The elements and texts of a drawing in their order; an empty element is reported as opened and closed. Strict: anything but
 * plain, well-formed XML is rejected, including document types and entities, which can hide or multiply what is drawn.
 */
export function* readXml(document: string): Generator<XmlToken> {
  const scan = new Scanner(document.replace(DECLARATION, ''))
  const open: string[] = []
  let roots = 0
  while (!scan.isDone()) {
    if (scan.skipComment()) continue
    const token = nextToken(scan)
    if (open.length === 0) {
      if (token.kind === 'text' && token.text.trim() === '') continue
      if (token.kind !== 'open' || roots++ > 0) refuseFile(BROKEN)
    }
    if (token.kind === 'close' && open.pop() !== token.name) refuseFile(BROKEN)
    yield token
    if (token.kind !== 'open') continue
    if (token.isEmpty) yield { kind: 'close', name: token.name }
    else if (open.push(token.name) > MAX_DEPTH) refuseFile(BROKEN)
  }
  if (roots === 0 || open.length > 0) refuseFile(BROKEN)
}

function nextToken(scan: Scanner): XmlToken {
  const raw = scan.between('<![CDATA[', ']]>')
  if (raw !== null) return { kind: 'text', text: raw }
  const text = scan.take(TEXT)
  if (text) return { kind: 'text', text: decoded(text[0]) }
  const close = scan.take(CLOSE)
  if (close?.[1]) return { kind: 'close', name: close[1] }
  const name = scan.take(OPEN)?.[1]
  return name ? opened(name, scan) : refuseFile(BROKEN)
}

function opened(name: string, scan: Scanner): XmlToken {
  const attributes = new Map<string, string>()
  for (let found = scan.take(ATTRIBUTE); found; found = scan.take(ATTRIBUTE)) {
    const [, key = '', double, single = ''] = found
    if (attributes.has(key)) refuseFile(BROKEN)
    attributes.set(key, decoded(double ?? single))
  }
  const end = scan.take(OPEN_END) ?? refuseFile(BROKEN)
  return { kind: 'open', name, attributes: [...attributes], isEmpty: end[1] === '/' }
}

const NAMED: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

function decoded(text: string): string {
  return text.replace(/&([^;]{0,10};)?/g, (_, reference: string | undefined) => {
    const [, hex, decimal, name = ''] =
      /^(?:#x([\da-f]{1,6})|#(\d{1,7})|(lt|gt|amp|quot|apos));$/i.exec(reference ?? '') ?? []
    const code = hex ? Number.parseInt(hex, 16) : decimal ? Number(decimal) : undefined
    if (code !== undefined && code > 0 && code <= 0x10ffff) return String.fromCodePoint(code)
    return NAMED[name] ?? refuseFile(BROKEN)
  })
}

class Scanner {
  private readonly text: string
  private at = 0

  constructor(text: string) {
    this.text = text
  }

  isDone(): boolean {
    return this.at >= this.text.length
  }

  take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)
    if (found) this.at = pattern.lastIndex
    return found
  }

  between(start: string, end: string): string | null {
    if (!this.text.startsWith(start, this.at)) return null
    const from = this.at + start.length
    const to = this.text.indexOf(end, from)
    if (to === -1) refuseFile(BROKEN)
    this.at = to + end.length
    return this.text.slice(from, to)
  }

  skipComment(): boolean {
    return this.between('<!--', '-->') !== null
  }
}
