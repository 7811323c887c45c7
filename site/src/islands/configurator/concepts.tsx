import { useStore } from '@nanostores/react'
import { buildConcepts } from '../../content/build-concepts.ts'
import type { Builder } from './builder.ts'
import { takeConcept } from './builder-actions.ts'
import styles from './model-step.module.css'

/** Starting points: what a business of this kind usually needs, ticked with one press and still open to every change. */
export function Concepts({ builder }: { builder: Builder }) {
  const chosen = useStore(builder.$concept)
  return (
    <section className={styles.concepts} aria-labelledby="concepts-title">
      <h3 id="concepts-title">
        What will you serve? <small>optional</small>
      </h3>
      <p>Start with the equipment such a trailer usually has, then change whatever you like.</p>
      <div className={styles.chips}>
        {buildConcepts.map((concept) => {
          const isChosen = concept.key === chosen?.key
          return (
            <button
              key={concept.key}
              type="button"
              className={styles.concept}
              aria-pressed={isChosen}
              onClick={() => takeConcept(builder, isChosen ? null : concept)}
            >
              {concept.label}
            </button>
          )
        })}
      </div>
    </section>
  )
}
