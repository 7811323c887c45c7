import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { formatPhone } from '#domain/phone'
import { isWithdrawn } from '../../browser/sent-request.ts'
import { RequestPageLink } from './request-page-link.tsx'
import styles from './request-sent.module.css'

interface Props {
  request: {
    id: number
    customer_name: string
    customer_email: string
    customer_phone: string
    link: string | null
  }
  /** What we do first, as a verb: “check your days”. */
  doing: string
  next: readonly string[]
  /** What was requested, where that is worth repeating. */
  summary?: ReactNode
  /** Where to go from here. */
  children: ReactNode
  /** Shown below the text, on the same card. */
  below?: ReactNode
}

/** Confirms that a request is stored: its number, when we answer, and what happens next. */
export function RequestSent({ request, doing, next, summary, children, below }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    title.current?.focus({ preventScroll: true })
    // The focus alone may leave it below the picture, in the middle of a phone's screen.
    title.current?.scrollIntoView()
  }, [])
  const { id, link } = request
  // Back from the request's page, the browser may restore this one from its cache, although the request was withdrawn there.
  useEffect(() => {
    const look = ({ persisted }: PageTransitionEvent) => {
      if (persisted && link) void isWithdrawn({ id, link }).then((isGone) => isGone && location.reload())
    }
    addEventListener('pageshow', look)
    return () => removeEventListener('pageshow', look)
  }, [id, link])
  return (
    <section className={styles.card} aria-labelledby="sent-title">
      <div className="awning-stripe" aria-hidden="true" />
      <div className={styles.body}>
        <div>
          <p className="badge" data-tone="waiting">
            Waiting for our answer
          </p>
          <h2 id="sent-title" ref={title} tabIndex={-1}>
            Request #{request.id} is in
          </h2>
          <p>
            Thank you, {request.customer_name}. We {doing} and answer within one business day, at{' '}
            <strong>{request.customer_email}</strong> or {/* On a phone, the number would wrap at its spaces. */}
            <strong>{formatPhone(request.customer_phone).replaceAll(' ', '\u00a0')}</strong>.
          </p>
          {summary}
        </div>
        <div>
          <h3>What happens next</h3>
          <ol className={styles.next}>
            {next.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <RequestPageLink link={request.link} />
          {children}
        </div>
      </div>
      {below}
    </section>
  )
}
