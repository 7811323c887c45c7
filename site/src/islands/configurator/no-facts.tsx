import { NoPlans } from './no-plans.tsx'
import { PriceLine } from './price-line.tsx'

const nothing = { cents: 0, count: 0, onRequest: 0 }

/** The figures of a build in which nothing is chosen. */
export function NoFacts() {
  return (
    <>
      <PriceLine base={null} total={nothing} />
      <NoPlans />
    </>
  )
}
