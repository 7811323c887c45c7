import { type ReactNode, useMemo } from 'react'
import type { CustomBuild } from '#contract/requests/custom-build'
import { floorPlan } from '#domain/kitchen/floor-plan'
import { powerBudget } from '#domain/kitchen/power-budget'
import { drawPlan } from '../../drawing/plan.ts'
import { floorInWords } from '../../views/build/floor-words.ts'
import { powerFigures } from '../../views/build/power-figures.ts'
import { powerInWords } from '../../views/build/power-words.ts'
import section from '../ui/panel/panel-section.module.css'
import css from './build.module.css'
import { InlinePicture } from './inline-picture.tsx'

/** How the chosen equipment would stand in the trailer. */
export function BuildFloor({ build: { trailer_size, equipment } }: { build: CustomBuild }) {
  const plan = useMemo(() => floorPlan(trailer_size, equipment), [trailer_size, equipment])
  const markup = useMemo(() => drawPlan(plan), [plan])
  return (
    <Estimate title="Floor plan" sentences={floorInWords(plan)}>
      {plan.lengthCm > 0 && <InlinePicture className={css.plan} markup={markup} />}
    </Estimate>
  )
}

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

interface Props {
  title: string
  sentences: readonly string[]
  children: ReactNode
}

/** An estimate from the manufacturers' figures, in plain sentences. */
function Estimate({ title, sentences, children }: Props) {
  return (
    <section className={css.part}>
      <h3 className={section.title}>
        {title} <span className={css.soft}>estimate</span>
      </h3>
      {children}
      <ul className={css.sentences}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}
