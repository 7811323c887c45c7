import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { SentBuild } from '../../api/builds.ts'
import { BUILD_STEPS, type BuildStep, stepOfHash } from '../../views/build-steps.ts'
import { Announcer } from './announcer.tsx'
import type { Builder } from './builder.ts'
import { goToStep } from './builder-address.ts'
import { ColorStep } from './color-step.tsx'
import { Facts } from './facts.tsx'
import { EquipmentStep, Finished } from './later.tsx'
import styles from './layout.module.css'
import { ConfiguratorLayout } from './layout.tsx'
import { ModelStep } from './model-step.tsx'
import { Notices } from './notices.tsx'
import { Picture } from './picture.tsx'
import { forgetSentBuild, keepSentBuild } from './sent-build.ts'
import { StepButtons } from './step-buttons.tsx'
import { StepPills } from './step-pills.tsx'
import { Tools } from './tools.tsx'

interface Props {
  builder: Builder
  children: ReactNode
}

/** The configurator at work: one of three steps, or the confirmation of what was sent. */
export function Workbench({ builder, children }: Props) {
  const step = useStore(builder.$step)
  const furthest = useStore(builder.$furthest)
  const missing = useStore(builder.$missing)
  const [sent, setSent] = useSentBuild()
  const title = useFocusOnChange(step)
  const onStep = (next: BuildStep) => goToStep(builder, next)

  function finish(build: SentBuild) {
    keepSentBuild(builder, build)
    setSent(build)
  }

  function beginAgain() {
    setSent(null)
    forgetSentBuild()
    builder.startOver()
    onStep(0)
    // `useFocusOnChange` does nothing if the first step is shown already.
    title.current?.focus()
  }

  return (
    <ConfiguratorLayout
      step={step}
      pills={!sent && <StepPills step={step} furthest={furthest} onStep={onStep} />}
      tools={<Tools builder={builder} onStartOver={beginAgain} />}
      picture={
        <Picture builder={builder} isEvening={sent !== null}>
          {children}
        </Picture>
      }
      facts={<Facts builder={builder} isSent={sent !== null} />}
    >
      {sent ? (
        <Finished builder={builder} build={sent} onBeginAgain={beginAgain} />
      ) : (
        <>
          <Notices builder={builder} />
          <section aria-labelledby="step-title" className={styles.step}>
            <h2 id="step-title" ref={title} tabIndex={-1}>
              {BUILD_STEPS[step].title}
            </h2>
            {step === 0 && <ModelStep builder={builder} />}
            {step === 1 && <ColorStep builder={builder} />}
            {step === 2 && <EquipmentStep builder={builder} onSent={finish} />}
          </section>
          <StepButtons step={step} furthest={furthest} missing={missing} onStep={onStep} />
        </>
      )}
      <Announcer builder={builder} />
    </ConfiguratorLayout>
  )
}

/** The build that was sent in this view, and a way to set it; `null` before, and after Back has left the confirmation. */
function useSentBuild() {
  const state = useState<SentBuild | null>(null)
  const [sent, setSent] = state
  // Back leaves the confirmation for the step that the address names; otherwise only the address would change.
  useEffect(() => {
    if (!sent) return
    const leave = () => {
      if (stepOfHash(location.hash) !== null) setSent(null)
    }
    addEventListener('popstate', leave)
    return () => removeEventListener('popstate', leave)
  }, [sent])

  return state
}

/** A heading that takes the focus when the step changes, but not when the page opens. */
function useFocusOnChange(step: BuildStep) {
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useLayoutEffect(() => {
    if (shown.current !== step) title.current?.focus()
    shown.current = step
  }, [step])
  return title
}
