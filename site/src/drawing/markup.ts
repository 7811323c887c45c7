type Part = string | number | false | undefined | readonly Part[]

/** A number with at most one decimal, as short as it can be written. */
function short(value: number): string {
  const rounded = Math.round(value * 10) / 10
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, '$1.')
}

function write(part: Part): string {
  if (typeof part === 'number') return short(part)
  if (Array.isArray(part)) return part.map(write).join('')
  return typeof part === 'string' ? part : ''
}

/** Markup or path data from a template: numbers are shortened, lists joined, `false` and `undefined` left out. */
export function svg(strings: TemplateStringsArray, ...parts: Part[]): string {
  return strings.reduce((text, string, index) => text + write(parts[index - 1]) + string)
}

/** The same markup without the line breaks of its source code. */
export function squeeze(markup: string): string {
  return markup
    .replace(/>\s+</g, '><')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/ (?=\/?>)/g, '')
    .replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${tighten(path)}"`)
}

function tighten(path: string): string {
  return path.replace(/\s*([A-Za-z])\s*/g, '$1').replace(/ -/g, '-')
}

/** Numbers `0` to `count - 1`. */
export function range(count: number): number[] {
  return Array.from({ length: Math.max(0, Math.floor(count)) }, (_, index) => index)
}

/** A gradient from top to bottom, or from left to right, of `[offset, color, opacity?]` stops. */
export function linear(id: string, stops: readonly Stop[], across = false): string {
  const direction = across ? '' : ' x2="0" y2="1"'
  return `<linearGradient id="${id}"${direction}>${stops.map(stop).join('')}</linearGradient>`
}

/** A gradient outwards from the middle. */
export function radial(id: string, stops: readonly Stop[]): string {
  return `<radialGradient id="${id}">${stops.map(stop).join('')}</radialGradient>`
}

export type Stop = readonly [offset: string, color: string, opacity?: string]

function stop([offset, color, opacity]: Stop): string {
  const veil = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
  return `<stop offset="${offset}" stop-color="${color}"${veil}/>`
}
