import { TrailerStatus } from '#contract/catalogue/trailer'
import type { Dashboard } from '#contract/dashboard'
import { BuildStatus } from '#contract/requests/custom-build'
import { RentalStatus } from '#contract/requests/rental'
import { formatNumber } from '#contract/text/number-format'
import { pluralized } from '#contract/text/pluralized'
import { sectionHref } from '../router.ts'
import type { SectionKey } from '../section-key.ts'
import { useMayOpen } from '../session/use-may-open.ts'
import { BUILD_LOOKS, RENTAL_LOOKS, type StateLook, TRAILER_LOOKS } from '../status-looks.ts'
import { TitledCard } from '../ui/panel/titled-card.tsx'
import css from './status-panels.module.css'
import { total } from './words.ts'

/** How many trailers, rentals and builds there are in each state. */
export function StatusPanels({ data }: { data: Dashboard }) {
  return (
    <section className={css.panels} aria-label="By status">
      <StatusPanel
        title="Trailer Status"
        noun="trailer"
        section="rental-trailers"
        counts={data.trailers}
        order={TrailerStatus.options}
        looks={TRAILER_LOOKS}
      />
      <StatusPanel
        title="Rental Status"
        noun="request"
        section="rentals"
        counts={data.rentals}
        order={RentalStatus.options}
        looks={RENTAL_LOOKS}
      />
      <StatusPanel
        title="Build Status"
        noun="request"
        section="custom-builds"
        counts={data.custom_builds}
        order={BuildStatus.options}
        looks={BUILD_LOOKS}
      />
    </section>
  )
}

interface Props<S extends string> {
  title: string
  noun: string
  section: SectionKey
  counts: Record<S, number>
  order: readonly S[]
  looks: Record<S, StateLook>
}

function StatusPanel<S extends string>({ title, noun, section, counts, order, looks }: Props<S>) {
  const all = total(counts)
  // The server returns 0 for what an account may not view, which must not be shown as a count.
  if (!useMayOpen(section)) return null
  return (
    <TitledCard title={title} aside={<span className={css.total}>{pluralized(all, noun)}</span>}>
      <ul className={css.rows}>
        {order.map((status) => (
          <li key={status}>
            <a className={css.row} href={sectionHref(section, { status })}>
              <span className={css.label}>{looks[status].label}</span>
              <span className={css.count}>{formatNumber(counts[status])}</span>
              <span className={css.bar} data-tone={looks[status].tone} aria-hidden="true">
                <span style={{ width: `${all && (counts[status] / all) * 100}%` }} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}
