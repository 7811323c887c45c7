import type { Dashboard } from '#contract/dashboard'
import { sectionHref } from '../router.ts'
import { Card } from './card.tsx'
import css from './status-panels.module.css'
import { BUILDS, RENTALS, TRAILERS } from './statuses.ts'
import { useMayOpen } from './use-may-open.ts'
import { counted, grouped, total } from './words.ts'

/** How many trailers, rentals and builds there are in each state. */
export function StatusPanels({ data }: { data: Dashboard }) {
  return (
    <section className={css.panels} aria-label="By status">
      <StatusPanel
        title="Trailer Status"
        noun="trailer"
        section="rental-trailers"
        counts={data.trailers}
        rows={TRAILERS}
      />
      <StatusPanel title="Rental Status" noun="request" section="rentals" counts={data.rentals} rows={RENTALS} />
      <StatusPanel
        title="Build Status"
        noun="request"
        section="custom-builds"
        counts={data.custom_builds}
        rows={BUILDS}
      />
    </section>
  )
}

interface Props<S extends string> {
  title: string
  noun: string
  section: string
  counts: Record<S, number>
  rows: readonly { status: S; label: string; tone: string }[]
}

function StatusPanel<S extends string>({ title, noun, section, counts, rows }: Props<S>) {
  const all = total(counts)
  // Of what an account may not see the server counts nothing, and 0 would be no truth.
  if (!useMayOpen(section)) return null
  return (
    <Card title={title} aside={<span className={css.total}>{counted(all, noun)}</span>}>
      <ul className={css.rows}>
        {rows.map(({ status, label, tone }) => (
          <li key={status}>
            <a className={css.row} href={sectionHref(section, { status })}>
              <span className={css.label}>{label}</span>
              <span className={css.count}>{grouped(counts[status])}</span>
              <span className={css.bar} data-tone={tone} aria-hidden="true">
                <span style={{ width: `${all && (counts[status] / all) * 100}%` }} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}
