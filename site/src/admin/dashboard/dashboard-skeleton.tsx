import css from './dashboard-skeleton.module.css'

/** Grey placeholder panels while the dashboard loads. */
export function DashboardSkeleton() {
  return (
    <div role="status" className={css.skeleton}>
      <span className="visually-hidden">Loading the dashboard</span>
      {['figure', 'figure', 'figure', 'figure', 'wide', 'narrow', 'wide', 'narrow'].map((shape, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: panels of a skeleton have no other name
        <div key={place} className={css.panel} data-shape={shape} aria-hidden="true">
          <span className={css.bar} />
          <span className={css.bar} />
        </div>
      ))}
    </div>
  )
}
