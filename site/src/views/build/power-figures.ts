import { formatNumber } from '#contract/text/number-format'
import type { PowerBudget } from '#domain/kitchen/power-budget'

/** The figures of a power budget with what they are, rounded up; none while nothing draws power. */
export function powerFigures(budget: PowerBudget): { label: string; figure: string }[] {
  const { runningWatts, startingWatts, amps120, amps240, generatorWatts, shore, needs240 } = budget
  if (runningWatts === 0) return []
  const carries = { 30: 'A 30 A plug', 50: 'A 50 A plug' } as const
  return [
    { label: 'Running', figure: `${formatNumber(Math.ceil(runningWatts))} W` },
    { label: 'Starting', figure: `${formatNumber(Math.ceil(startingWatts))} W` },
    { label: 'At 120 V', figure: needs240 ? 'Needs 240 V' : `${formatNumber(Math.ceil(amps120))} A` },
    { label: 'At 240 V', figure: `${formatNumber(Math.ceil(amps240))} A` },
    {
      label: 'Smallest generator',
      figure: generatorWatts === null ? 'More than one' : `${formatNumber(generatorWatts)} W`,
    },
    { label: 'Shore power', figure: shore === null ? 'More than 50 A' : carries[shore] },
  ]
}
