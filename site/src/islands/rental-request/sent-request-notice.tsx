import { useEffect, useState } from 'react'
import { findSentRequest, isWithdrawn, type SentRequest as Sent } from '../../browser/sent-request.ts'

/**
 * The request that was sent before a reload, of which the empty form alone would give no sign; or since this page was left, if the
 * browser restores it from its cache.
 */
export function SentRequestNotice({ sentKey }: { sentKey: string }) {
  const [sent, setSent] = useState<Sent | null>(null)
  useEffect(() => {
    const look = () => {
      const before = findSentRequest(sentKey)
      setSent(before)
      if (before) void isWithdrawn(before).then((isGone) => isGone && setSent(null))
    }
    look()
    const lookAgain = ({ persisted }: PageTransitionEvent) => persisted && look()
    addEventListener('pageshow', lookAgain)
    return () => removeEventListener('pageshow', lookAgain)
  }, [sentKey])
  if (!sent) return null
  return (
    <p className="notice" role="status">
      Your request #{sent.id} for this trailer is in. <a href={sent.link}>Open your request</a>, or ask for other days
      below.
    </p>
  )
}
