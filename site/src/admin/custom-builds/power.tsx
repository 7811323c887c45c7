import { useMemo } from 'react'
import type { CustomBuild } from '#contract/requests/custom-build'
import { powerBudget } from '#domain/kitchen/power-budget'
import { powerFigures } from '../../views/build/power-figures.ts'
import { powerInWords } from '../../views/build/power-words.ts'
import css from './build.module.css'
import { Estimate } from './estimate.tsx'

/** What the chosen equipment draws, and the supply it needs. */
export function BuildPower({ build: { equipment } }: { build: CustomBuild }) {
  const budget = useMemo(() => powerBudget(equipment), [equipment])
  const figures = powerFigures(budget)
  return (
    <Estimate title="Power" sentences={powerInWords(budget)}>
      {figures.length > 0 && (
        <dl className={css.figures}>
          {figures.map(({ label, figure }) => (
            <div key={label}>
              <dt className={css.soft}>{label}</dt>
              <dd className={css.figure}>{figure}</dd>
            </div>
          ))}
        </dl>
      )}
    </Estimate>
  )
}
