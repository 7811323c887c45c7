import { ChevronLeft, ChevronRight, Rss } from 'lucide-react'
import { useState } from 'react'
import type { BookedRange } from '#contract/trailer'
import type { Day } from '#contract/wire'
import { goTo } from '../router.ts'
import { Button } from '../ui/button.tsx'
import { adjacentDay, type CalendarAddress, calendarHref, type Span, withSpan } from './address.ts'
import { Legend } from './legend.tsx'
import { SubscribeDialog } from './subscribe-dialog.tsx'
import css from './toolbar.module.css'
import { windowInWords } from './words.ts'

interface Props {
  address: CalendarAddress
  window: BookedRange
  today: Day
  /** Whether there is a calendar below to explain. */
  hasRows: boolean
}

const SPANS: readonly { span: Span; label: string }[] = [
  { span: 'week', label: 'Week' },
  { span: 'month', label: 'Month' },
]

/** The current window, the buttons to the previous and the next one, and the legend. */
export function Toolbar({ address, window, today, hasRows }: Props) {
  const [subscribing, setSubscribing] = useState(false)
  const { span } = address
  const turn = (by: 1 | -1) => goTo(calendarHref({ ...address, from: adjacentDay(span, window.start, by) }))
  return (
    <div className={css.bar}>
      <div className={css.turns}>
        <Button onClick={() => goTo(calendarHref({ ...address, from: null }))}>Today</Button>
        <Button kind="quiet" icon={ChevronLeft} iconOnly onClick={() => turn(-1)}>
          {span === 'week' ? 'Earlier week' : 'Earlier month'}
        </Button>
        <Button kind="quiet" icon={ChevronRight} iconOnly onClick={() => turn(1)}>
          {span === 'week' ? 'Later week' : 'Later month'}
        </Button>
        <h2 className={css.title} aria-live="polite">
          {windowInWords(span, window)}
        </h2>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: no set of fields */}
      <div className={css.spans} role="group" aria-label="How much is shown">
        {SPANS.map((one) => (
          <button
            key={one.span}
            type="button"
            className={css.span}
            aria-pressed={one.span === span}
            onClick={() => goTo(calendarHref(withSpan(address, one.span, today)))}
          >
            {one.label}
          </button>
        ))}
      </div>
      {hasRows && <Legend />}
      <Button icon={Rss} iconOnly="narrow" onClick={() => setSubscribing(true)}>
        Subscribe
      </Button>
      {subscribing && <SubscribeDialog onClose={() => setSubscribing(false)} />}
    </div>
  )
}
