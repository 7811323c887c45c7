import { useState } from 'react'
import type { WeekOfRequests } from '#contract/dashboard'
import type { Day } from '#contract/wire'
import { shortDay } from '#domain/days'
import { useMayOpenOf } from '../session/use-may-open.ts'
import { TitledCard } from '../ui/panel/titled-card.tsx'
import { axisEnd, countsInWords, KINDS, type Kinds, sumOf } from './chart.ts'
import { ChartBars } from './chart-bars.tsx'
import { ChartTable } from './chart-table.tsx'
import css from './requests-chart.module.css'

/** New requests of the last weeks, one bar per week; the values of the hovered or focused week are shown above, in words. */
export function RequestsChart({ weeks }: { weeks: readonly WeekOfRequests[] }) {
  // By its day, since its counts are fetched again while it is pointed at.
  const [pointed, point] = useState<Day | null>(null)
  const mayOpen = useMayOpenOf()
  // The server returns 0 for what an account may not view, which must not be shown as a count.
  const kinds = KINDS.filter(({ section }) => mayOpen(section))
  const shown = weeks.find(({ start }) => start === pointed) ?? weeks.at(-1)
  const isQuiet = weeks.every((week) => sumOf(week) === 0)
  if (kinds.length === 0) return null
  return (
    <TitledCard title={`Requests over the last ${weeks.length} weeks`} aside={!isQuiet && <Legend kinds={kinds} />}>
      {shown && !isQuiet && (
        <p className={css.values}>
          <strong>{shown === weeks.at(-1) ? 'This week' : `Week of ${shortDay(shown.start)}`}</strong>
          {': '}
          {countsInWords(kinds, shown)}
        </p>
      )}
      {isQuiet ? (
        <p className={css.quiet}>No requests in this time. They come in through the website’s forms.</p>
      ) : (
        <ChartBars kinds={kinds} weeks={weeks} end={axisEnd(weeks)} onPoint={point} />
      )}
      <ChartTable kinds={kinds} weeks={weeks} />
    </TitledCard>
  )
}

function Legend({ kinds }: { kinds: Kinds }) {
  return (
    <ul className={css.legend} aria-hidden="true">
      {kinds.map(({ key, label }) => (
        <li key={key} data-kind={key}>
          {label}
        </li>
      ))}
    </ul>
  )
}
