import { BUILD_STEPS, type BuildStep, stepPercent } from '../../views/build/steps.ts'
import styles from './step-pills.module.css'

interface Props {
  step: BuildStep
  furthest: BuildStep
  onStep?: ((step: BuildStep) => void) | undefined
}

const STEPS = [0, 1, 2] as const

/** The three steps and how far the visitor has come. */
export function StepPills({ step, furthest, onStep }: Props) {
  const percent = stepPercent(step)
  return (
    <nav className={styles.pills} aria-label="Steps">
      <ol>
        {STEPS.map((index) => (
          <li key={index}>
            <button
              type="button"
              aria-current={index === step ? 'step' : undefined}
              data-done={index < step || undefined}
              disabled={index > furthest || !onStep}
              onClick={() => onStep?.(index)}
            >
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <span className={styles.long}>{BUILD_STEPS[index].title}</span>
              {/* Read as well where the title does not say it: voice control looks for the words on the screen. */}
              <span className={styles.short} aria-hidden={BUILD_STEPS[index].title.includes(BUILD_STEPS[index].short)}>
                {BUILD_STEPS[index].short}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <div className={styles.progress}>
        <progress value={percent} max={100} aria-label="Progress">
          {percent}%
        </progress>
        <span aria-hidden="true">{percent}%</span>
      </div>
    </nav>
  )
}
