import { INCH_CM } from '#domain/equipment/dimensions'
import type { FloorPlan, Wall } from '#domain/kitchen/floor-plan'
import { AISLE_CM } from '#domain/kitchen/floor-shell'
import { feetOf } from '#domain/length'
import { withinSentence } from '../within-sentence.ts'

/** A name, and how many pieces have it. */
type Counted = readonly [name: string, count: number]

/** Up to this many kinds of pieces that do not fit get a sentence each; more than that share one. */
const TOLD_APART = 4
const WALLS = { back: 'back wall', window: 'window wall', front: 'front wall' } as const

const AISLE = `${AISLE_CM} cm (${Math.round(AISLE_CM / INCH_CM)} in)`

function meters(cm: number): string {
  return `${(Math.round(cm / 10) / 10).toFixed(1)} m`
}

/** A floor plan in sentences for somebody who has never planned a kitchen. */
export function floorInWords(plan: FloorPlan): string[] {
  if (plan.lengthCm === 0) return ['This size names no length, so there is no floor plan for it.']
  return [...plan.walls.filter(({ usableCm }) => usableCm > 0).map(used), ...left(plan)]
}

function used({ side, usableCm, usedCm }: Wall): string {
  const feet = `${feetOf(usedCm / 100)} of ${feetOf(usableCm / 100)} ft`
  return `${meters(usedCm)} of ${meters(usableCm)} (${feet}) of the ${WALLS[side]} used.`
}

/** The sentences that say what does not fit. */
export function misfitsInWords({ unplaced }: FloorPlan): string[] {
  const misfits = counted(unplaced)
  if (misfits.length > TOLD_APART) return [doNotFit(unplaced, misfits)]
  // Counted by what a sentence calls them: an espresso machine with one group, and one with two.
  return counted(unplaced.map(withinSentence)).map(doesNotFit)
}

function left(plan: FloorPlan): string[] {
  const misfits = misfitsInWords(plan)
  const { unmeasured } = plan
  return [
    ...misfits,
    ...(misfits.length > 0
      ? [`A wall that looks free may still be too tight: ${AISLE} stay clear to walk between the two sides.`]
      : []),
    ...(unmeasured.length > 0
      ? [`Not placed, because we do not know the measurements: ${unmeasured.join('; ')}.`]
      : []),
  ]
}

function counted(names: readonly string[]): Counted[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
}

function doesNotFit([name, count]: Counted): string {
  return count > 1 ? `${count} × ${name} do not fit beside the rest.` : `The ${name} does not fit beside the rest.`
}

function doNotFit({ length }: readonly string[], misfits: readonly Counted[]): string {
  const names = misfits.map(([name, count]) => (count > 1 ? `${count} × ${name}` : name))
  return `${length} pieces do not fit beside the rest: ${names.join('; ')}.`
}
