import { type BuildConcept, buildConcepts } from '../../content/build-concepts.ts'
import styles from './model-step.module.css'

interface Props {
  chosen?: BuildConcept | null
  /** Missing until the draft is read; called with null when the choice is undone. */
  onChoose?: ((concept: BuildConcept | null) => void) | undefined
}

/** Starting points: what a business of this kind usually needs, selected with one press and open to any change. */
export function Concepts({ chosen, onChoose }: Props) {
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
              disabled={!onChoose}
              onClick={() => onChoose?.(isChosen ? null : concept)}
            >
              {concept.label}
            </button>
          )
        })}
      </div>
    </section>
  )
}
