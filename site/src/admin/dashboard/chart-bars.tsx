import { type KeyboardEvent, useRef, useState } from 'react'
import type { WeekOfRequests } from '#contract/dashboard'
import { formatNumber } from '#contract/text/number-format'
import type { Day } from '#contract/wire'
import { shortDay } from '#domain/days'
import { countsInWords, type Kinds, piecesOf } from './chart.ts'
import css from './requests-chart.module.css'

/** Share of a week's width that its bar fills. */
const FILL = 0.62

const STEPS: Record<string, (place: number, last: number) => number> = {
  ArrowLeft: (place) => Math.max(0, place - 1),
  ArrowRight: (place, last) => Math.min(last, place + 1),
  Home: () => 0,
  End: (_, last) => last,
}

interface Props {
  kinds: Kinds
  weeks: readonly WeekOfRequests[]
  /** Value at the upper end of the axis. */
  end: number
  /** Receives the first day of the week that is hovered or focused. */
  onPoint: (week: Day | null) => void
}

/** The bars, drawn one unit wide per week; over each lies a button, and together they are one Tab stop with arrow keys. */
export function ChartBars({ kinds, weeks, end, onPoint }: Props) {
  const [current, setCurrent] = useState(weeks.length - 1)
  const places = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const next = STEPS[event.key]?.(current, weeks.length - 1)
    // With one of these the key belongs to the browser: Alt and an arrow is Back.
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    places.current?.querySelectorAll('button')[next]?.focus()
  }
  const reach = (place: number) => {
    setCurrent(place)
    onPoint(weeks[place]?.start ?? null)
  }
  return (
    <div className={css.chart}>
      <div className={css.axis} aria-hidden="true">
        <span>{formatNumber(end)}</span>
        <span>{formatNumber(end / 2)}</span>
        <span>0</span>
      </div>
      <div className={css.plot}>
        <Drawing weeks={weeks} end={end} />
        {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons is no set of fields */}
        <div ref={places} className={css.places} role="group" aria-label="Weeks, with arrow keys" onKeyDown={move}>
          {weeks.map((week, place) => (
            <button
              key={week.start}
              type="button"
              className={css.place}
              tabIndex={place === current ? 0 : -1}
              aria-label={`Week of ${shortDay(week.start)}: ${countsInWords(kinds, week)}`}
              onFocus={() => reach(place)}
              onBlur={() => onPoint(null)}
              onPointerEnter={() => onPoint(week.start)}
              onPointerLeave={() => onPoint(null)}
            >
              <span className={css.start} data-sparse={place % 3 !== 2} aria-hidden="true">
                {shortDay(week.start)}
              </span>
            </button>
          ))}
        </div>
      </div>
    </div>
  )
}

function Drawing({ weeks, end }: Pick<Props, 'weeks' | 'end'>) {
  return (
    <svg
      className={css.drawing}
      viewBox={`0 0 ${weeks.length} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {[0, 0.5, 1].map((y) => (
        <line key={y} className={css.grid} x1={0} x2={weeks.length} y1={y} y2={y} vectorEffect="non-scaling-stroke" />
      ))}
      {weeks.map((week, place) =>
        piecesOf(week, end).map(({ kind, y, height }) => (
          <rect
            key={`${week.start} ${kind}`}
            data-kind={kind}
            x={place + (1 - FILL) / 2}
            y={y}
            width={FILL}
            height={height}
          />
        )),
      )}
    </svg>
  )
}
