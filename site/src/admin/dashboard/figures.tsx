import { CircleDollarSign, Gauge, Hammer, type LucideIcon, TrendingUp } from 'lucide-react'
import type { Dashboard } from '#contract/dashboard'
import { formatNumber } from '#contract/text/number-format'
import { pluralized } from '#contract/text/pluralized'
import type { SectionKey } from '../section-key.ts'
import { useMayOpenOf } from '../session/use-may-open.ts'
import css from './figures.module.css'
import { revenue, total } from './words.ts'

/** The four figures at the top. */
export function Figures({ data }: { data: Dashboard }) {
  const { trailers, rentals, custom_builds: builds } = data
  const mayOpen = useMayOpenOf()
  const completed = [
    ...(mayOpen('rentals') ? [pluralized(rentals.completed, 'rental')] : []),
    ...(mayOpen('custom-builds') ? [pluralized(builds.completed, 'build')] : []),
  ]
  return (
    <section className={css.figures} aria-label="Key figures">
      <Figure
        of={['rental-trailers']}
        label="Fleet Utilization"
        icon={Gauge}
        value={`${data.fleet_utilization}%`}
        detail={share(trailers.rented, total(trailers), 'trailer', 'rented')}
      />
      <Figure
        of={['rentals']}
        label="Conversion Rate"
        icon={TrendingUp}
        value={`${data.conversion_rate}%`}
        detail={share(rentals.approved, total(rentals), 'request', 'approved')}
      />
      <Figure
        of={['custom-builds']}
        label="Active Builds"
        icon={Hammer}
        value={formatNumber(data.active_builds)}
        detail={`${formatNumber(builds.approved)} approved, ${formatNumber(builds.in_progress)} in progress`}
      />
      <Figure
        of={['rentals', 'custom-builds']}
        label="Total Revenue"
        icon={CircleDollarSign}
        value={revenue(data.total_revenue)}
        detail={`${completed.join(', ')} completed`}
      />
    </section>
  )
}

function share(part: number, all: number, noun: string, done: string): string {
  return all === 0 ? `No ${noun}s yet` : `${formatNumber(part)} of ${pluralized(all, noun)} ${done}`
}

interface Props {
  /** Sections it is computed from; shown to those who may see one of them. */
  of: readonly SectionKey[]
  label: string
  icon: LucideIcon
  value: string
  /** What the figure is made of. */
  detail: string
}

function Figure({ of, label, icon: Icon, value, detail }: Props) {
  const mayOpen = useMayOpenOf()
  if (!of.some(mayOpen)) return null
  return (
    <div className={css.figure}>
      <p className={css.label}>
        <Icon aria-hidden="true" size={16} />
        {label}
      </p>
      <p className={css.value} data-long={value.length > 11 ? 'very' : value.length > 7}>
        {value}
      </p>
      <p className={css.detail}>{detail}</p>
    </div>
  )
}
