type Lab = readonly [lightness: number, a: number, b: number]

/** Colors of the house, as in styles/tokens.css. */
export const house = {
  paper: '#FBF7F0',
  ink: '#1C1B1A',
  tomato: '#C8321F',
  sea: '#0E5A63',
  sun: '#F2B33D',
  night: '#14211F',
} as const

const HEX = /^#[0-9a-f]{6}$/i

/** The color if it is written `#RRGGBB`, else traffic white: nothing else may reach the markup. */
export function safeColor(color: string): string {
  return HEX.test(color) ? color : '#F1F0EA'
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

function toGamma(channel: number): number {
  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055
}

function toLab(hex: string): Lab {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function toHex([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const bytes = channels.map((channel) => Math.round(255 * Math.min(1, Math.max(0, toGamma(Math.max(0, channel))))))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** The color `share` of the way from one to the other, as the eye sees it (OKLab). */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [toLab(from), toLab(to)]
  return toHex([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share])
}

/** How light a color looks, 0 to 1. */
function lightness(hex: string): number {
  return toLab(hex)[0]
}

/** How colorful a color looks: 0 is grey, traffic red about 0.2. */
function chroma(hex: string): number {
  const [, a, b] = toLab(hex)
  return Math.hypot(a, b)
}

/** How different two colors look: below about 0.15 they clash or merge. */
export function distance(one: string, other: string): number {
  const [a, b] = [toLab(one), toLab(other)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

/** The tones of one body color, from its light to its shade. */
export interface Tones {
  base: string
  glint: string
  light: string
  shade: string
  deep: string
  line: string
  /** The second color of a two-tone body. */
  partner: string
  /** Bare or grey metal, which mirrors its surroundings more than paint does. */
  metallic: boolean
}

/** The tones of a painted body under warm light from above left and cool shade below. */
export function bodyTones(base: string): Tones {
  const light = lightness(base)
  const [dark, pale] = [light < 0.4, light > 0.85]
  const [, redness, yellowness] = toLab(base)
  // A violet shade, right for blues and greys, turns yellow, orange and pink to mud.
  const warm = light > 0.55 && yellowness > 0.015 && redness > -0.04 && chroma(base) > 0.05
  const [cool, night] = dark ? ['#000000', '#000000'] : warm ? ['#6a1c06', '#3a0d08'] : ['#1d1a2b', '#17131f']
  return {
    base,
    glint: mix(base, '#fff7e8', dark ? 0.42 : pale ? 0.85 : 0.52),
    light: mix(base, '#ffeed2', dark ? 0.16 : pale ? 0.5 : 0.2),
    shade: mix(base, cool, pale ? 0.17 : dark ? 0.3 : 0.24),
    deep: mix(base, night, pale ? 0.36 : 0.5),
    line: mix(base, '#15101a', pale ? 0.58 : 0.74),
    partner: pale ? '#9fc4bf' : '#f6eedd',
    metallic: chroma(base) < 0.035 && light > 0.5,
  }
}

/** Tomato and paper, the house stripe, unless a body of that color would swallow it. */
export function houseStripes(body: string): readonly [string, string] {
  const [l, a, b] = toLab(body)
  const hue = (Math.atan2(b, a) * 180) / Math.PI
  const warm = Math.hypot(a, b) > 0.07 && hue > -40 && hue < 75
  const near = distance(body, house.tomato) < 0.2
  return near || (warm && l < 0.75) ? [house.sea, house.paper] : [house.tomato, house.paper]
}
