import { listed } from '#contract/text/listed'
import { feetOf } from '#domain/length'
import { distance, safeColor } from './palette.ts'
import {
  clampLength,
  type TrailerDrawing,
  type TrailerExtra,
  type TrailerScene,
  type TrailerShape,
} from './parameters.ts'

const shapes: Record<TrailerShape, string> = { square: 'Square', airstream: 'Airstream-style', retro: 'Retro' }

const extraNames: Record<TrailerExtra, string> = {
  generator: 'generator',
  'menu-board': 'menu board',
  speakers: 'speakers',
  'extra-window': 'extra window',
  'roof-vent': 'roof vent',
  'air-conditioner': 'air conditioner',
  'solar-panel': 'solar panel',
  'led-strip': 'LED strip',
}

const places: Record<TrailerScene, string> = {
  beach: 'on a Gulf beach boardwalk',
  market: 'at a street market',
  city: 'in an old brick street',
  dusk: 'by the water at dusk',
  park: 'under live oaks in a park',
}

/** RAL Classic colors by name, as screens show them. */
const ral: Record<string, string> = {
  '#F1F0EA': 'traffic white',
  '#FDF4E3': 'cream white',
  '#E7EBDA': 'off-white',
  '#E3D9C6': 'oyster white',
  '#E6D690': 'ivory',
  '#0E0E10': 'jet black',
  '#383E42': 'anthracite grey',
  '#7F8274': 'stone grey',
  '#D7D7D7': 'light grey',
  '#A5A5A5': 'white aluminium',
  '#8F8F8C': 'grey aluminium',
  '#C1121C': 'traffic red',
  '#9B111E': 'ruby red',
  '#5E2028': 'wine red',
  '#CB555D': 'strawberry red',
  '#EFA6A5': 'light pink',
  '#E55137': 'red orange',
  '#E75B12': 'pure orange',
  '#F9A800': 'signal yellow',
  '#F6B600': 'traffic yellow',
  '#EDFF21': 'luminous yellow',
  '#48A43F': 'yellow green',
  '#114232': 'moss green',
  '#008F39': 'traffic green',
  '#BDECB6': 'pastel green',
  '#98D8C8': 'mint turquoise',
  '#3F888F': 'turquoise blue',
  '#007577': 'water blue',
  '#007CB0': 'sky blue',
  '#3E5F8A': 'brilliant blue',
  '#20214F': 'ultramarine blue',
  '#1E2460': 'night blue',
  '#6A93B0': 'pastel blue',
  '#6D3F5B': 'red violet',
  '#59351F': 'chestnut brown',
  '#C6A664': 'sand yellow',
}

function colorName(color: string): string {
  const ranked = Object.entries(ral).sort(([a], [b]) => distance(a, color) - distance(b, color))
  return ranked[0]?.[1] ?? 'white'
}

function lengthInWords(lengthM: number): string {
  return `${Math.round(lengthM * 10) / 10} m (${feetOf(lengthM)} ft)`
}

/** Alt text: what the drawing shows, in one sentence. */
export function describeTrailer(drawing: TrailerDrawing): string {
  const { lengthM, frameM } = drawing
  // A measuring line names the length that was chosen, even beyond the longest body that is drawn.
  const told = frameM === undefined && lengthM !== undefined ? clampLength(lengthM) : lengthM
  const length = told === undefined ? '' : `, ${lengthInWords(told)} long`
  const color = colorName(safeColor(drawing.color))
  const extras = [...new Set(drawing.extras)].map((extra) => extraNames[extra])
  const fitted = extras.length > 0 ? `, with ${listed(extras, 'and')}` : ''
  const where = drawing.variant === 'scene' ? `, ${places[drawing.scene ?? 'beach']}` : ''
  return `${shapes[drawing.shape]} food trailer${length}, in ${color}${fitted}${where}`
}
