import type { PublicEquipment } from '#contract/catalogue/equipment'
import { ralColors } from '#domain/build/ral-colors'
import { readLength } from '#domain/kitchen/floor-shell'
import type { BuildConcept } from '../../content/build-concepts.ts'
import type { TrailerExtra, TrailerShape } from '../../drawing/parameters.ts'

/** The parts of a build that are visible from outside. */
export interface BuildExterior {
  /** Name of the model, which determines its shape; null before one is chosen. */
  model: string | null
  size: string | null
  /** RAL code. */
  color: string | null
  items: readonly Pick<PublicEquipment, 'name'>[]
  concept: BuildConcept | null
}

/** A build in which nothing is chosen yet. */
export const EMPTY_EXTERIOR: BuildExterior = { model: null, size: null, color: null, items: [], concept: null }

// Extras visible from the street, recognized by words in their names.
const SEEN: readonly [TrailerExtra, RegExp][] = [
  ['generator', /\bgenerator/],
  ['menu-board', /\b(menu (board|screen)|chalkboard)/],
  ['speakers', /\b(speakers?|sound system)\b/],
  ['extra-window', /\b(additional|extra|second|side)\b.*\bwindow/],
  ['roof-vent', /\b(roof (vent|fan)|exhaust (hood|fan)|skylight)/],
  ['air-conditioner', /^(?!.*\bwall\b).*\bair.condition/],
  ['solar-panel', /\bsolar\b/],
  ['led-strip', /\bled strip/],
]

const UNPAINTED: Record<TrailerShape, string> = { square: '#F1F0EA', airstream: '#C9CED1', retro: '#F1F0EA' }
/** The longest body there is; all are drawn to its scale. */
const MAX_LENGTH_M = 8

/** The body shape of a model, from its name; straight walls unless it says otherwise. */
export function shapeOf(model: string | null): TrailerShape {
  const name = model?.toLowerCase() ?? ''
  if (name.includes('airstream')) return 'airstream'
  return name.includes('retro') ? 'retro' : 'square'
}

/** The equipment that is drawn on the outside. */
export function extrasOf(items: BuildExterior['items']): TrailerExtra[] {
  const names = items.map(({ name }) => name.toLowerCase())
  return SEEN.filter(([, words]) => names.some((name) => words.test(name))).map(([extra]) => extra)
}

/** Parameters of a build's picture; all are drawn to one scale, so that a longer trailer looks longer. */
export function buildDrawing({ model, size, color, items, concept }: BuildExterior) {
  const shape = shapeOf(model)
  const lengthCm = readLength(size ?? '')
  return {
    variant: 'scene',
    ratio: '2:1',
    idPrefix: 'build',
    shape,
    lengthM: lengthCm === null ? undefined : lengthCm / 100,
    frameM: MAX_LENGTH_M,
    color: ralColors.find(({ code }) => code === color)?.hex ?? UNPAINTED[shape],
    extras: extrasOf(items),
    scene: concept?.scene ?? 'beach',
    menu: concept?.menu ?? 'tacos',
  } as const
}
