import skeleton from '../ui/list/skeleton.module.css'
import css from './dashboard-skeleton.module.css'

/** Grey placeholder panels while the dashboard loads. */
export function DashboardSkeleton() {
  return (
    <div role="status" className={`${css.skeleton} ${skeleton.late}`}>
      <span className="visually-hidden">Loading the dashboard</span>
      {['figure', 'figure', 'figure', 'figure', 'wide', 'narrow', 'wide', 'narrow'].map((shape, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: panels of a skeleton have no other name
        <div key={place} className={css.panel} data-shape={shape} aria-hidden="true">
          <span className={skeleton.bar} />
          <span className={skeleton.bar} />
        </div>
      ))}
    </div>
  )
}
