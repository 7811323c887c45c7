import { formatNumber } from '#contract/text/number-format'
import { type PowerBudget, shorePlug } from '#domain/kitchen/power-budget'
import { withinSentence } from '../within-sentence.ts'

/** The disclaimer beside every power budget and floor plan. */
export const ESTIMATE = 'An estimate to plan with. Your quote has the exact figures.'

/** A power budget in sentences for somebody who has never planned one; the first says what the kitchen draws. */
export function powerInWords(budget: PowerBudget): string[] {
  const sentences = [drawn(budget), ...(budget.runningWatts > 0 ? [generator(budget), shore(budget)] : [])]
  return budget.unknown.length > 0 ? [...sentences, uncounted(budget.unknown)] : sentences
}

// Rounded up: a generator that is a little too large does no harm.
function about(watts: number): string {
  const step = watts >= 1000 ? 100 : 10
  return `${formatNumber(Math.ceil(watts / step) * step)} W`
}

function drawn({ runningWatts, startingWatts, starter, unknown }: PowerBudget): string {
  if (runningWatts === 0) return unknown.length > 0 ? 'No power to count yet.' : 'Nothing chosen so far needs power.'
  const running = `About ${about(runningWatts)}`
  if (starter === null) return `${running} with everything on.`
  return `${running} while running, ${about(startingWatts)} for a moment when the ${withinSentence(starter)} starts.`
}

function generator({ generatorWatts }: PowerBudget): string {
  if (generatorWatts === null) return 'No common generator carries this with 20% to spare. Cooking with gas helps most.'
  const watts = formatNumber(generatorWatts)
  // “An” follows pronunciation: an eight, an eighteen thousand.
  return `${/^(?:8|18,)/.test(watts) ? 'An' : 'A'} ${watts} W generator carries it with 20% to spare.`
}

function shore({ shore: amps, needs240, runningWatts }: PowerBudget): string {
  if (amps === null) return 'Even 50 A of shore power, plugged in at a large site, is too little for it.'
  if (amps === 30) return 'On shore power, plugged in at a site, 30 A is enough.'
  const only240 = needs240 && shorePlug(runningWatts, false) === 30
  return `On shore power, plugged in at a site, it takes 50 A${only240 ? ', since a piece needs 240 V' : ''}.`
}

function uncounted(names: readonly string[]): string {
  const draws = names.length === 1 ? 'it draws' : 'they draw'
  return `Not counted, because we do not know what ${draws}: ${names.join('; ')}.`
}
