import { type BuildStep, nextStepHint } from '../../views/build/steps.ts'
import { focusInView } from '../forms/focus-in-view.ts'
import { LinkButton } from './link-button.tsx'
import styles from './step-buttons.module.css'

interface Props {
  step: BuildStep
  furthest: BuildStep
  /** What this step still needs, in words. */
  sizeHint?: string | null
  onStep?: ((step: BuildStep) => void) | undefined
}

/** Back, what to do where Next does not lead on, and Next; at the bottom of the screen on a phone. */
export function StepButtons({ step, furthest, sizeHint = null, onStep }: Props) {
  const before = step === 2 ? 1 : 0
  const after = step === 0 ? 1 : 2
  const hint = nextStepHint(step, furthest, sizeHint)
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
      {hint && (
        <p id="way-on" className={styles.way} data-narrow={step === 2 || undefined}>
          <LinkButton onClick={() => focusInView(hint.field)}>{hint.words}</LinkButton>
        </p>
      )}
      <button
        type="button"
        className="button"
        aria-describedby={hint && step < 2 ? 'way-on' : undefined}
        disabled={step === 2 || furthest < after || !onStep}
        onClick={() => onStep?.(after)}
      >
        Next
      </button>
    </div>
  )
}
