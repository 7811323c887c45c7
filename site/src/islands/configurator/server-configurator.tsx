import type { ReactNode } from 'react'
import type { PublicCustomTrailer } from '#contract/catalogue/custom-trailer'
import { BUILD_STEPS } from '../../views/build/steps.ts'
import { Concepts } from './concepts.tsx'
import styles from './layout.module.css'
import { ConfiguratorLayout } from './layout.tsx'
import { ModelCards } from './model-cards.tsx'
import { ModelSkeletons } from './model-skeletons.tsx'
import { NoFacts } from './no-facts.tsx'
import { StepButtons } from './step-buttons.tsx'
import { StepPills } from './step-pills.tsx'

interface Props {
  models: readonly PublicCustomTrailer[] | null
  children?: ReactNode
}

/** What a server renders: the same as `ConfiguratorBody` before the draft is read, without loading the rest of its script. */
export function ServerConfigurator({ models, children }: Props) {
  return (
    <ConfiguratorLayout step={0} pills={<StepPills step={0} furthest={0} />} picture={children} facts={<NoFacts />}>
      <section aria-labelledby="step-title" className={styles.step}>
        <h2 id="step-title" tabIndex={-1}>
          {BUILD_STEPS[0].title}
        </h2>
        {models?.length ? (
          <>
            <ModelCards models={models} />
            <Concepts />
          </>
        ) : (
          <ModelSkeletons />
        )}
      </section>
      <StepButtons step={0} furthest={0} />
    </ConfiguratorLayout>
  )
}
