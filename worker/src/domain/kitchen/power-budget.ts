import type { PublicEquipment } from '#contract/catalogue/equipment'
import { isPowerSource, looksElectrical, startingFactor } from './power-kinds.ts'

/** What a piece of equipment is and draws; null means unknown. */
export type Load = Pick<PublicEquipment, 'name' | 'category' | 'watts' | 'starting_watts' | 'amps' | 'volts'>

/** An estimate of what a kitchen draws, and of what can supply it. */
export interface PowerBudget {
  /** Everything switched on at once. */
  runningWatts: number
  /** The same, at the moment when the motor with the biggest surge starts. */
  startingWatts: number
  /** Name of the piece with that surge; null when nothing draws more to start. */
  starter: string | null
  /** Running amperes of the whole on 120 V alone, and on each leg of a balanced 120/240 V supply. */
  amps120: number
  amps240: number
  /** True when a piece needs 208 to 240 V, which a 120 V supply does not have. */
  needs240: boolean
  /** Rated watts of the smallest common generator that carries it with 20% to spare; null when none does. */
  generatorWatts: number | null
  /** Amperes of the smallest usual shore-power plug that carries it; null when none does. */
  shore: 30 | 50 | null
  /** Names of electrical pieces without figures. They are not in the sums. */
  unknown: string[]
}

/** Rated watts of portable and mobile generators as shops commonly sell them. */
const GENERATORS = [2000, 3000, 4000, 5000, 6500, 8000, 9000, 10_000, 12_000, 15_000, 18_000, 20_000, 22_000, 25_000]
/** Smaller ones are made for camping and have only 120 V outlets. */
const SMALLEST_WITH_240 = 5000
const HEADROOM = 1.2

/**
 * Usual plugs of campgrounds, markets and commissaries (NEC article 551): TT-30, 120 V × 30 A; and 14-50, two legs of
 * 120 V × 50 A. A load that lasts three hours or more, and a day of service does, may take 80% of a breaker (NEC 210.20
 * and 215.3 ask for 125% of it). The surge of a motor does not count: a breaker lets it pass.
 */
const SHORE = [
  { amps: 30, watts: 3600, volts240: false },
  { amps: 50, watts: 12_000, volts240: true },
] as const
const CONTINUOUS = 0.8

interface Draw {
  name: string
  watts: number
  surge: number
}

/** Running watts: as given, else amperes × volts, assuming 120 V if no voltage is given (NEC 220.5 counts with 120 and 240). */
function runningWatts({ watts, amps, volts }: Load): number | null {
  if (watts !== null) return watts
  return amps === null ? null : amps * (volts || 120)
}

function drawOf(load: Load): Draw | null {
  const watts = runningWatts(load)
  if (watts === null) return null
  const starting = load.starting_watts ?? watts * startingFactor(load)
  return { name: load.name, watts, surge: Math.max(0, starting - watts) }
}

/**
 * Adds up what `loads` draw, in watts and amperes. Starting watts are all running watts and the largest single extra
 * surge. Generator makers size this way (Generac's wattage worksheet: every running figure, and the one highest starting
 * figure), because a surge lasts a second or two and thermostats and hands rarely start two motors within the same one;
 * the worst likely moment is the biggest of them starting while all else runs.
 */
export function powerBudget(loads: readonly Load[]): PowerBudget {
  const used = loads.filter((load) => !isPowerSource(load))
  const draws = used.flatMap((load) => drawOf(load) ?? [])
  const running = tidy(draws.reduce((sum, { watts }) => sum + watts, 0))
  const starter = biggestSurge(draws)
  const starting = tidy(running + (starter?.surge ?? 0))
  const needs240 = used.some(({ volts }) => (volts ?? 0) > 150)
  return {
    runningWatts: running,
    startingWatts: starting,
    starter: starter?.name ?? null,
    amps120: tidy(running / 120),
    amps240: tidy(running / 240),
    needs240,
    generatorWatts: generatorFor(Math.max(running, starting), needs240),
    shore: shorePlug(running, needs240),
    unknown: used.filter((load) => drawOf(load) === null && looksElectrical(load)).map(({ name }) => name),
  }
}

/** Amperes of the smallest usual shore-power plug that carries these running watts; null when none does. */
export function shorePlug(watts: number, needs240: boolean): PowerBudget['shore'] {
  return SHORE.find((plug) => watts <= plug.watts * CONTINUOUS && (plug.volts240 || !needs240))?.amps ?? null
}

// Of two equal surges the one first by name, so that the order of the list does not matter.
function biggestSurge(draws: readonly Draw[]): Draw | undefined {
  return draws
    .filter(({ surge }) => surge > 0)
    .sort((a, b) => b.surge - a.surge || (a.name < b.name ? -1 : 1))
    .at(0)
}

function generatorFor(need: number, needs240: boolean): number | null {
  const offered = needs240 ? GENERATORS.filter((watts) => watts >= SMALLEST_WITH_240) : GENERATORS
  return offered.find((watts) => watts >= need * HEADROOM) ?? null
}

// Sums of decimals depend on their order in the last digit; a hundredth of a watt is enough.
function tidy(value: number): number {
  return Math.round(value * 100) / 100
}
