import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import type { PublicEquipment } from '#contract/catalogue/equipment'
import { sizesOf } from '#domain/build/offer'
import { type FloorPlan, floorPlan } from '#domain/kitchen/floor-plan'
import { type PowerBudget, powerBudget } from '#domain/kitchen/power-budget'
import { drawPlan } from '../../drawing/plan.ts'
import { floorInWords, misfitsInWords } from '../../views/build/floor-words.ts'
import { noRoomInWords } from '../../views/build/no-room-words.ts'
import { powerFigures } from '../../views/build/power-figures.ts'
import { ESTIMATE, powerInWords } from '../../views/build/power-words.ts'
import type { Builder } from './builder.ts'
import styles from './facts.module.css'

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
        {noRoomInWords((isEditable && plan?.unplaced) || [], size ?? '', (models ?? []).flatMap(sizesOf))}
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

/** The kitchen from above, to scale, and how much of its walls is used. */
function FloorFacts({ plan }: { plan: FloorPlan | null }) {
  const misfits = new Set(plan && misfitsInWords(plan))
  return (
    <section aria-labelledby="floor-title" className={styles.fact}>
      <h3 id="floor-title">Floor plan</h3>
      {plan ? (
        <>
          {plan.lengthCm > 0 && (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own drawing, which escapes what it is given
            <div className={styles.plan} dangerouslySetInnerHTML={{ __html: drawPlan(plan) }} />
          )}
          <ul className={styles.words}>
            {floorInWords(plan).map((sentence) => (
              <li key={sentence} data-tone={misfits.has(sentence) ? 'stop' : undefined}>
                {sentence}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>Pick a size to see the floor plan.</p>
      )}
    </section>
  )
}

/** How much power the build draws, and what can supply it. */
function PowerFacts({ budget }: { budget: PowerBudget }) {
  const [drawn, ...carried] = powerInWords(budget)
  const figures = powerFigures(budget)
  return (
    <section aria-labelledby="power-title" className={styles.fact}>
      <h3 id="power-title">
        Power <small>an estimate</small>
      </h3>
      {figures.length === 0 && <p>{drawn}</p>}
      <dl className={styles.figures}>
        {figures.map(({ label, figure }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.words}>
        {carried.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}
