/** The texts by whose keywords a piece of equipment is classified. */
export interface NamedPiece {
  name: string
  category: string
}

const SOURCE =
  /\b(generators?|solar|power stations?|batter(y|ies)|inverters?|(power|extension) cords?|shore[ -]power|transfer switch|breaker panel|(distribution|electrical|load) panel|power (strip|inlet)|outlets?|receptacles?)\b/
const SOURCE_CATEGORY = /^(generators?|solar|batteries|power (sources?|supply)|generators? (&|and) .*)$/
// Consumers named after a source: “inverter air conditioner”, “battery charger”.
const USES_SOURCE =
  /\b(conditioners?|microwaves?|(battery|phone) chargers?|lights?|lamps?|signs?|fridges?|refrigerators?|freezers?|coolers?|fans?|heaters?|heat pumps?|pumps?|induction|steam|powered|operated)\b/

const COMPRESSOR =
  /\b(refrigerat\w*|fridges?|freezers?|coolers?|chill\w*|kegerators?|compressors?|heat pumps?|air[ -]?condition\w*|ice (makers?|machines?)|ice[ -]cream|soft[ -]serve|slush\w*|frozen|gelato|(sandwich|salad|pizza|cold) prep\w*)\b/
const MOTOR =
  /\b(motors?|fans?|blowers?|exhaust|hoods?|ventilat\w*|vents?|pumps?|mixers?|blenders?|grinders?|slicers?|juicers?|processors?|shavers?|sheeters?|mills?|cutters?|choppers?|vacuum|disposers?)\b/
// Heaters have no starting surge, even with a pump or a fan inside.
const HEATS = /\b(heaters?|ovens?|espresso|coffee machines?|fryers?|dishwashers?|kettles?|urns?|warmers?)\b/

const FUEL = /\b(gas|propane|lpg?|butane|charcoal|wood([ -]fired)?|pellets?)\b/
const ELECTRICAL =
  /\b(electric\w*|powered|led|lights?|lighting|lamps?|microwaves?|induction|toasters?|kettles?|espresso|brewers?|warmers?|heaters?|heated|heat lamps?|ovens?|fryers?|griddles?|grills?|steamers?|dishwashers?|machines?|displays?|monitors?|screens?|tv|pos|registers?|terminals?|printers?|routers?|cameras?|speakers?|amplifiers?|chargers?|signs?|makers?|dispensers?|dryers?|panini|press(es)?)\b/
const PASSIVE =
  /\b(covers?|filters?|racks?|shel(f|ves|ving)|carts?|trays?|pans?|stands?|tables?|hoses?|fittings?|mats?|bins?|mounts?|brackets?|boards?|ice box|cooler box|manual|hand[ -]?(crank|operated|held)?|french press)\b/

function words({ name, category }: NamedPiece): string {
  return `${name} ${category}`.toLowerCase()
}

/** True for a piece that generates, stores or carries power, such as a generator or a cord, and is no load. */
export function isPowerSource(piece: NamedPiece): boolean {
  const name = piece.name.toLowerCase()
  if (SOURCE.test(name)) return !USES_SOURCE.test(name)
  return SOURCE_CATEGORY.test(piece.category.trim().toLowerCase()) && !USES_SOURCE.test(name)
}

/**
 * Starting watts of a piece as a multiple of its running watts: 3 with a compressor, 2 with another motor, 1 if it only heats
 * or lights. Generator makers' load charts give 2 to 3 for such motors, and advise owners to triple if the nameplate does not
 * say; heating and lighting have no surge.
 */
export function startingFactor(piece: NamedPiece): 1 | 2 | 3 {
  const [name, category] = [piece.name.toLowerCase(), piece.category.toLowerCase()]
  if (COMPRESSOR.test(name)) return 3
  if (HEATS.test(name)) return 1
  if (MOTOR.test(name)) return 2
  if (COMPRESSOR.test(category)) return 3
  return MOTOR.test(category) ? 2 : 1
}

/** True for a piece that runs on electricity, judging by its name; gas and passive equipment does not. */
export function looksElectrical(piece: NamedPiece): boolean {
  const name = piece.name.toLowerCase()
  if (isPowerSource(piece) || (FUEL.test(words(piece)) && !/\belectric/.test(name))) return false
  if (startingFactor({ name, category: '' }) > 1) return !PASSIVE.test(name) || /\brefrigerat|\bprep/.test(name)
  return ELECTRICAL.test(name) && !PASSIVE.test(name)
}
