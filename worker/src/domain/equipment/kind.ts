import type { EquipmentPlace } from '#contract/catalogue/equipment'
import type { NamedPiece } from '../kitchen/power-kinds.ts'
import { plainLetters } from '../plain-letters.ts'

/** What a piece does, as far as its place in the kitchen depends on that. */
export type EquipmentKind = 'cooking' | 'cold' | 'sink' | 'other'

const SINK = /\b(sinks?|hand ?wash\w*|dishwashers?|wash ?basins?)\b/
const COLD =
  /\b(refrigerat\w*|fridges?|freezers?|coolers?|chill\w*|kegerators?|ice (makers?|machines?)|soft[ -]serve|slush\w*|ice[ -]cream|gelato|(sandwich|salad|pizza|cold) prep\w*)\b/
const COOKING =
  /\b(cook\w*|ovens?|ranges?|stoves?|burners?|fryers?|griddles?|grills?|broilers?|charbroilers?|smokers?|steamers?|woks?|tandoors?|hot plates?|planchas?|flat ?tops?|salamanders?|rotisseries?|hobs?|kettles?|pasta|crepe|waffle)\b/

/** What a piece does, judging by keywords in its name, else in its category. */
export function equipmentKind({ name, category }: NamedPiece): EquipmentKind {
  return kindOf(name) ?? kindOf(category) ?? 'other'
}

function kindOf(words: string): EquipmentKind | null {
  const text = plainLetters(words)
  if (SINK.test(text)) return 'sink'
  if (COLD.test(text)) return 'cold'
  return COOKING.test(text) ? 'cooking' : null
}

// The first match wins, so narrower patterns come first.
const PLACES: readonly (readonly [RegExp, EquipmentPlace])[] = [
  [/\b(counter|table)[ -]?tops?\b/, 'counter'],
  [
    /\b(generators?|awnings?|solar|propane|gas (bottles?|tanks?)|water tanks?|outdoor|exterior|outside|roof\w*|tongue|hitch|wraps?|menu (boards?|screens?)|air[ -]?condition\w*|make[ -]?up air|inlets?|steps?|jacks?|spare)\b/,
    'outside',
  ],
  [
    /\b(hoods?|exhaust|shel(f|ves)|overhead|ceiling|wall[ -]?\w*|lights?|lighting|lamps?|fans?|fire suppression|rails?|panels?|alarms?)\b/,
    'overhead',
  ],
  [
    /\b(microwaves?|blenders?|mixers?|slicers?|cutters?|processors?|sealers?|circulators?|toasters?|espresso|coffee|brewers?|grinders?|juicers?|warmers?|registers?|pos|point[ -]of[ -]sale|printers?|press(es)?|kettles?|induction|hot plates?|waffle|crepe|panini|popcorn|rice cookers?|griddles?|charbroilers?|frozen drink|cotton candy|taps?|display cases?|guards?|condiment)\b/,
    'counter',
  ],
  [
    /\b(under[ -]?counter|floor|tables?|sinks?|dishwashers?|ranges?|fryers?|ovens?|grills?|stoves?|broilers?|steamers?|smokers?|refrigerat\w*|fridges?|freezers?|coolers?|cabinets?|shelving|racks?|bins?|stations?|ice makers?|soft[ -]serve)\b/,
    'floor',
  ],
]

/** The place of a piece for which staff have set none: by keywords in its name, else in its category, else `loose`. */
export function guessPlace({ name, category }: NamedPiece): EquipmentPlace {
  return placeOf(name) ?? placeOf(category) ?? 'loose'
}

function placeOf(words: string): EquipmentPlace | null {
  const text = plainLetters(words)
  return PLACES.find(([pattern]) => pattern.test(text))?.[1] ?? null
}
