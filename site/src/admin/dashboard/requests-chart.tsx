import { useState } from 'react'
import type { WeekOfRequests } from '#contract/dashboard'
import { shortDay } from '#domain/days'
import { Card } from './card.tsx'
import { axisEnd, countsInWords, KINDS, sumOf } from './chart.ts'
import { ChartBars } from './chart-bars.tsx'
import { ChartTable } from './chart-table.tsx'
import css from './requests-chart.module.css'

/** New requests of the last weeks, one bar per week; the values of the hovered or focused week are shown above, in words. */
export function RequestsChart({ weeks }: { weeks: readonly WeekOfRequests[] }) {
  const [pointed, point] = useState<WeekOfRequests | null>(null)
  const shown = pointed ?? weeks.at(-1)
  const isQuiet = weeks.every((week) => sumOf(week) === 0)
  return (
    <Card title={`Requests over the last ${weeks.length} weeks`} aside={!isQuiet && <Legend />}>
      {shown && !isQuiet && (
        <p className={css.values}>
          <strong>{shown === weeks.at(-1) ? 'This week' : `Week of ${shortDay(shown.start)}`}</strong>
          {': '}
          {countsInWords(shown)}
        </p>
      )}
      {isQuiet ? (
        <p className={css.quiet}>No requests in this time. They come in through the website’s forms.</p>
      ) : (
        <ChartBars weeks={weeks} end={axisEnd(weeks)} onPoint={point} />
      )}
      <ChartTable weeks={weeks} />
    </Card>
  )
}

function Legend() {
  return (
    <ul className={css.legend} aria-hidden="true">
      {KINDS.map(({ key, label }) => (
        <li key={key} data-kind={key}>
          {label}
        </li>
      ))}
    </ul>
  )
}
