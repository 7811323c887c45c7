import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { PublicCustomTrailer } from '#contract/catalogue/custom-trailer'
import type { SentBuild } from '../../api/builds.ts'
import { BUILD_STEPS, type BuildStep, stepOfHash } from '../../views/build/steps.ts'
import { PriceAnnouncer } from './announcer.tsx'
import type { Builder } from './builder.ts'
import { goToStep } from './builder-address.ts'
import { reconcileDraft } from './builder-loading.ts'
import { ColorStep } from './color-step.tsx'
import { Facts } from './facts.tsx'
import { FIRST_VIEW } from './first-view.ts'
import styles from './layout.module.css'
import { ConfiguratorLayout } from './layout.tsx'
import { Confirmation, EquipmentStep } from './lazy-parts.tsx'
import { ModelStep } from './model-step.tsx'
import { NoFacts } from './no-facts.tsx'
import { Notices } from './notices.tsx'
import { Picture } from './picture.tsx'
import { forgetSentBuild, saveSentBuild } from './sent-build.ts'
import { StepButtons } from './step-buttons.tsx'
import { StepPills } from './step-pills.tsx'
import { Tools } from './tools.tsx'

interface Props {
  /** Null until the draft is read: then everything in the first view stays in place, which the script would redraw otherwise. */
  builder: Builder | null
  /** The models on offer, where the page came with them. */
  models: readonly PublicCustomTrailer[] | null
  children: ReactNode
}

/** The configurator at work: one of three steps, or the confirmation of what was sent. */
export function ConfiguratorBody({ builder, models, children }: Props) {
  const { $step, $furthest, $sizeHint } = builder ?? FIRST_VIEW
  const step = useStore($step)
  const furthest = useStore($furthest)
  const sizeHint = useStore($sizeHint)
  const [sent, setSent] = useSentBuild()
  const title = useFocusOnChange(step, builder)
  const onStep = builder ? (next: BuildStep) => goToStep(builder, next) : undefined

  function finish(builder: Builder, build: SentBuild) {
    saveSentBuild(builder, build)
    setSent(build)
  }

  function startOver(builder: Builder) {
    setSent(null)
    forgetSentBuild()
    builder.startOver()
    reconcileDraft(builder)
    goToStep(builder, 0)
    // `useFocusOnChange` does nothing if the first step is shown already.
    title.current?.focus()
  }

  return (
    <ConfiguratorLayout
      step={step}
      pills={!sent && <StepPills step={step} furthest={furthest} onStep={onStep} />}
      tools={builder && <Tools builder={builder} onStartOver={() => startOver(builder)} />}
      picture={
        <Picture builder={builder} isEvening={sent !== null}>
          {children}
        </Picture>
      }
      facts={builder ? <Facts builder={builder} isSent={sent !== null} /> : <NoFacts />}
    >
      {builder && sent ? (
        <Confirmation builder={builder} build={sent} onStartOver={() => startOver(builder)} />
      ) : (
        <>
          {builder && <Notices builder={builder} />}
          <section aria-labelledby="step-title" className={styles.step}>
            <h2 id="step-title" ref={title} tabIndex={-1}>
              {BUILD_STEPS[step].title}
            </h2>
            {step === 0 && <ModelStep builder={builder} known={models} />}
            {builder && step === 1 && <ColorStep builder={builder} />}
            {builder && step === 2 && <EquipmentStep builder={builder} onSent={(build) => finish(builder, build)} />}
          </section>
          <StepButtons step={step} furthest={furthest} sizeHint={sizeHint} onStep={onStep} />
        </>
      )}
      {builder && <PriceAnnouncer builder={builder} />}
    </ConfiguratorLayout>
  )
}

/** The build that was sent in this view, and a way to set it; `null` before, and after Back has left the confirmation. */
function useSentBuild() {
  const state = useState<SentBuild | null>(null)
  const [sent, setSent] = state
  // Back from the confirmation opens the step in the address; without this only the address would change.
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

/** A heading that takes the focus when the step changes, but not when the page opens, even at a step named in its address. */
function useFocusOnChange(step: BuildStep, builder: Builder | null) {
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef({ step, builder })
  useLayoutEffect(() => {
    if (shown.current.builder === builder && shown.current.step !== step) {
      // The focus alone may scroll it to the middle of a phone's screen, below half of what stands before it.
      title.current?.focus({ preventScroll: true })
      title.current?.scrollIntoView({ block: 'nearest' })
    }
    shown.current = { step, builder }
  }, [step, builder])
  return title
}
