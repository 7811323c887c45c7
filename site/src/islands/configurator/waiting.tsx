import type { ReactNode } from 'react'
import type { PublicCustomTrailer } from '#contract/custom-trailer'
import { BUILD_STEPS } from '../../views/build-steps.ts'
import styles from './layout.module.css'
import { ConfiguratorLayout } from './layout.tsx'
import { ModelCards } from './model-cards.tsx'
import { ModelSkeletons } from './model-skeletons.tsx'
import { NoPlans } from './no-plans.tsx'
import { PriceLine } from './price-line.tsx'
import { StepButtons } from './step-buttons.tsx'
import { StepPills } from './step-pills.tsx'

const nothing = { cents: 0, count: 0, onRequest: 0 }

interface Props {
  models: readonly PublicCustomTrailer[] | null
  children?: ReactNode
}

/** What is shown before the script runs: the same layout, with the models where they are known. */
export function Waiting({ models, children }: Props) {
  return (
    <ConfiguratorLayout
      step={0}
      pills={<StepPills step={0} furthest={0} />}
      picture={children}
      facts={
        <>
          <PriceLine base={null} total={nothing} />
          <NoPlans />
        </>
      }
    >
      <section aria-labelledby="step-title" className={styles.step}>
        <h2 id="step-title">{BUILD_STEPS[0].title}</h2>
        {models?.length ? <ModelCards models={models} /> : <ModelSkeletons />}
      </section>
      <StepButtons step={0} furthest={0} />
    </ConfiguratorLayout>
  )
}
