import type { BuildStep } from '../../views/build-steps.ts'
import styles from './bench.module.css'

interface Props {
  step: BuildStep
  furthest: BuildStep
  onStep?: (step: BuildStep) => void
}

/** Back and Next, at the bottom of the screen on a phone. */
export function StepButtons({ step, furthest, onStep }: Props) {
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
      <button
        type="button"
        className="button"
        disabled={step === 2 || furthest < after || !onStep}
        onClick={() => onStep?.(after)}
      >
        Next
      </button>
    </div>
  )
}
