import type { BuildStep } from '../../views/build-steps.ts'
import styles from './step-buttons.module.css'

interface Props {
  step: BuildStep
  furthest: BuildStep
  /** What this step still needs, in words. */
  missing?: string | null
  onStep?: ((step: BuildStep) => void) | undefined
}

/** Back, what is missing, and Next; at the bottom of the screen on a phone. */
export function StepButtons({ step, furthest, missing, onStep }: Props) {
  const before = step === 2 ? 1 : 0
  const after = step === 0 ? 1 : 2
  return (
    <div className={styles.buttons}>
      <button
        type="button"
        className="button"
        data-kind="second"
        disabled={step === 0 || !onStep}
        onClick={() => onStep?.(before)}
      >
        Back
      </button>
      {missing && (
        <p id="next-needs" className={styles.missing}>
          {missing}
        </p>
      )}
      <button
        type="button"
        className="button"
        aria-describedby={missing ? 'next-needs' : undefined}
        disabled={step === 2 || furthest < after || !onStep}
        onClick={() => onStep?.(after)}
      >
        Next
      </button>
    </div>
  )
}
