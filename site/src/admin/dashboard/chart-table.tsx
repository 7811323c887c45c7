import type { WeekOfRequests } from '#contract/dashboard'
import { shortDay } from '#domain/days'
import { type Kinds, sumOf } from './chart.ts'

/** The values of the chart for screen readers. */
export function ChartTable({ kinds, weeks }: { kinds: Kinds; weeks: readonly WeekOfRequests[] }) {
  return (
    <div className="visually-hidden">
      <table>
        <caption>New requests by week</caption>
        <thead>
          <tr>
            <th scope="col">Week of</th>
            {kinds.map(({ key, label }) => (
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
              {kinds.map(({ key }) => (
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
