import type { WeekOfRequests } from '#contract/dashboard'
import { shortDay } from '#domain/days'
import { KINDS, sumOf } from './chart.ts'

/** The values of the chart for screen readers. */
export function ChartTable({ weeks }: { weeks: readonly WeekOfRequests[] }) {
  return (
    <div className="visually-hidden">
      <table>
        <caption>New requests by week</caption>
        <thead>
          <tr>
            <th scope="col">Week of</th>
            {KINDS.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
            <th scope="col">All</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.start}>
              <th scope="row">{shortDay(week.start)}</th>
              {KINDS.map(({ key }) => (
                <td key={key}>{week[key]}</td>
              ))}
              <td>{sumOf(week)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
