import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import type { PublicEquipment } from '#contract/catalogue/equipment'
import { sizesOf } from '#domain/build/offer'
import { floorPlan } from '#domain/kitchen/floor-plan'
import { powerBudget } from '#domain/kitchen/power-budget'
import { noRoomInWords } from '../../views/build/no-room-words.ts'
import { ESTIMATE } from '../../views/build/power-words.ts'
import type { Builder } from './builder.ts'
import styles from './facts.module.css'
import { FloorFacts } from './floor-facts.tsx'
import { PowerFacts } from './power-facts.tsx'

interface Props {
  builder: Builder
  size: string | null
  items: readonly PublicEquipment[]
  /** The build can still be changed. */
  isEditable: boolean
}

/**
 * The floor plan and the power budget of a build. On a phone they open on tap; what does not fit is always named while the visitor
 * can still change it.
 */
export function Plans({ builder, size, items, isEditable }: Props) {
  const plan = useMemo(() => (size === null ? null : floorPlan(size, items)), [size, items])
  const budget = useMemo(() => powerBudget(items), [items])
  const models = useStore(builder.$models)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {/* Warns early, on screen and to screen readers. */}
      <p className={styles.noRoom} role="status">
        {noRoomInWords((isEditable && plan?.without) || [], size ?? '', (models ?? []).flatMap(sizesOf))}
      </p>
      <button
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls="plans"
        onClick={() => setOpen(!isOpen)}
      >
        Floor plan and power
      </button>
      <div id="plans" className={styles.plans} data-open={isOpen || undefined}>
        <FloorFacts plan={plan} />
        <PowerFacts budget={budget} />
        <p className={styles.estimate}>{ESTIMATE}</p>
      </div>
    </>
  )
}
