import type { FloorPlan } from '#domain/kitchen/floor-plan'
import { drawPlan } from '../../drawing/plan.ts'
import { floorInWords, misfitsInWords } from '../../views/build/floor-words.ts'
import styles from './facts.module.css'

/** The kitchen from above, to scale, and how much of its walls is used. */
export function FloorFacts({ plan }: { plan: FloorPlan | null }) {
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
