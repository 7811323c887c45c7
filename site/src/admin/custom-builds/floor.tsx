import { useMemo } from 'react'
import type { CustomBuild } from '#contract/requests/custom-build'
import { floorPlan } from '#domain/kitchen/floor-plan'
import { drawPlan } from '../../drawing/plan.ts'
import { floorInWords } from '../../views/build/floor-words.ts'
import css from './build.module.css'
import { Estimate } from './estimate.tsx'
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
