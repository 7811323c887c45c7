import type { PowerBudget } from '#domain/kitchen/power-budget'
import { powerFigures } from '../../views/build/power-figures.ts'
import { powerInWords } from '../../views/build/power-words.ts'
import styles from './facts.module.css'

/** How much power the build draws, and what can supply it. */
export function PowerFacts({ budget }: { budget: PowerBudget }) {
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
