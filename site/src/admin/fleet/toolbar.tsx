import { ChevronLeft, ChevronRight, Rss } from 'lucide-react'
import { useState } from 'react'
import type { DayRange } from '#contract/wire'
import { rangeInWords } from '#domain/days'
import { goTo } from '../router.ts'
import { Button } from '../ui/button.tsx'
import { type CalendarAddress, calendarHref, type Span } from './address.ts'
import { SubscribeDialog } from './subscribe-dialog.tsx'
import css from './toolbar.module.css'

interface Props {
  address: CalendarAddress
  window: DayRange
  /** Whether there is a calendar below to explain. */
  hasRows: boolean
  /** Shows the previous or the next window. */
  onTurn: (by: 1 | -1) => void
}

const CHOICES: readonly { span: Span; label: string }[] = [
  { span: 'week', label: 'Week' },
  { span: 'weeks', label: '5 weeks' },
]

const LEGEND = [
  { look: 'approved', label: 'Approved' },
  { look: 'pending', label: 'Pending' },
  { look: 'completed', label: 'Completed' },
  { look: 'kept', label: 'Kept free' },
  { look: 'maintenance', label: 'Maintenance' },
] as const

/** The current window, the buttons to the previous and the next one, and the legend. */
export function Toolbar({ address, window, hasRows, onTurn }: Props) {
  const [subscribing, setSubscribing] = useState(false)
  const { span } = address
  return (
    <div className={css.bar}>
      <div className={css.turns}>
        <Button onClick={() => goTo(calendarHref({ ...address, from: null }))}>Today</Button>
        <Button kind="quiet" icon={ChevronLeft} iconOnly onClick={() => onTurn(-1)}>
          {span === 'week' ? 'Earlier week' : 'Earlier weeks'}
        </Button>
        <Button kind="quiet" icon={ChevronRight} iconOnly onClick={() => onTurn(1)}>
          {span === 'week' ? 'Later week' : 'Later weeks'}
        </Button>
        <h2 className={css.title} aria-live="polite">
          {rangeInWords(window.start, window.end)}
        </h2>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: no set of fields */}
      <div className={css.spans} role="group" aria-label="How much is shown">
        {CHOICES.map((one) => (
          <button
            key={one.span}
            type="button"
            className={css.span}
            aria-pressed={one.span === span}
            onClick={() => goTo(calendarHref({ ...address, span: one.span }))}
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

/** What the bars of the calendar mean. */
function Legend() {
  return (
    <ul className={css.legend} aria-label="Legend">
      {LEGEND.map(({ look, label }) => (
        <li key={look}>
          <span className={css.sample} data-look={look} aria-hidden="true" />
          {label}
        </li>
      ))}
    </ul>
  )
}
