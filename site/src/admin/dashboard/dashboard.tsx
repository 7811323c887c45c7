import { useQuery } from '@tanstack/react-query'
import { Header } from '../shell/header.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { SectionBody } from '../ui/section-body.tsx'
import { StaleNotice } from '../ui/stale-notice.tsx'
import { Attention } from './attention.tsx'
import { getDashboard } from './calls.ts'
import css from './dashboard.module.css'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { Figures } from './figures.tsx'
import { QuickActions } from './quick-actions.tsx'
import { RecentActivity } from './recent-activity.tsx'
import { RequestsChart } from './requests-chart.tsx'
import { StatusPanels } from './status-panels.tsx'

/** The state of the business today, and what needs action. */
export default function Dashboard() {
  const dashboard = useQuery({
    queryKey: ['dashboard'],
    queryFn: ({ signal }) => getDashboard(signal),
    // So that changes in other sections show here at once.
    staleTime: 0,
  })
  return (
    <>
      <Header />
      <Content dashboard={dashboard} />
    </>
  )
}

function Content({ dashboard }: { dashboard: ReturnType<typeof useQuery<Awaited<ReturnType<typeof getDashboard>>>> }) {
  const { data, error, isPending, isRefetchError, isFetching, refetch } = dashboard
  if (isPending) return <DashboardSkeleton />
  if (!data) {
    return (
      <ErrorState title="The dashboard could not be loaded" error={error} busy={isFetching} onRetry={() => refetch()} />
    )
  }
  return (
    <SectionBody>
      {isRefetchError && <StaleNotice error={error} busy={isFetching} onRetry={() => refetch()} />}
      <div className={css.grid}>
        <Figures data={data} />
        <div className={css.wide}>
          <Attention data={data} />
        </div>
        <div className={css.narrow}>
          <QuickActions newMessages={data.new_messages} />
          <RecentActivity activities={data.activities} />
        </div>
        <StatusPanels data={data} />
        <RequestsChart weeks={data.weeks} />
      </div>
    </SectionBody>
  )
}
