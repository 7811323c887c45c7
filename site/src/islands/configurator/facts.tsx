import { useStore } from '@nanostores/react'
import type { Builder } from './builder.ts'
import { Plans } from './lazy-parts.tsx'
import { NoPlans } from './no-facts.tsx'
import { PriceLine } from './price-line.tsx'

/** The build in figures: prices, floor and power. */
export function Facts({ builder, isSent }: { builder: Builder; isSent: boolean }) {
  const size = useStore(builder.$size)
  const { items } = useStore(builder.$chosen)
  return (
    <>
      <PriceLine base={useStore(builder.$basePrice)} total={useStore(builder.$total)} />
      {size !== null || items.length > 0 ? (
        <Plans builder={builder} size={size} items={items} isEditable={!isSent} />
      ) : (
        <NoPlans />
      )}
    </>
  )
}
