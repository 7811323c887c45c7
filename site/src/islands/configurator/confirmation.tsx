import { useEffect, useRef } from 'react'
import type { SentBuild } from '../../api/builds.ts'
import { paths } from '../../paths.ts'
import { YourPage } from '../forms/your-page.tsx'
import { BuildSheet } from './build-sheet.tsx'
import type { Builder } from './builder.ts'
import styles from './confirmation.module.css'

interface Props {
  builder: Builder
  build: SentBuild
  onBeginAgain: () => void
}

/** The request is stored: its number, what happens next, and the build on paper. */
export function Confirmation({ builder, build, onBeginAgain }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section className={styles.confirmation} aria-labelledby="sent-title">
      <div className="awning-stripe" aria-hidden="true" />
      <div className={styles.body}>
        <p className="badge" data-tone="waiting">
          Waiting for our answer
        </p>
        <h2 id="sent-title" ref={title} tabIndex={-1}>
          Request #{build.id} is in
        </h2>
        <p>
          Thank you, {build.customer_name}. We go through your build and answer within one business day, by e-mail to{' '}
          <strong>{build.customer_email}</strong> or by phone at <strong>{build.customer_phone}</strong>.
        </p>
        <h3>What happens next</h3>
        <ol>
          <li>We check the layout, the power and the rules of your county.</li>
          <li>You get a drawing and a price in writing, good for 30 days.</li>
          <li>Once you agree, we build. That typically takes 8-10 weeks, and we bring it to your door.</li>
        </ol>
        <YourPage link={build.link} />
        <div className={styles.actions}>
          <button type="button" className="button" data-kind="second" onClick={() => print()}>
            Print or save as PDF
          </button>
          <button type="button" className="button" data-kind="second" onClick={onBeginAgain}>
            Design another trailer
          </button>
          <a href={paths.home}>Back to the home page</a>
        </div>
      </div>
      <BuildSheet builder={builder} contact={build} number={build.id} />
    </section>
  )
}
