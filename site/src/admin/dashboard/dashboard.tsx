import { useQuery } from '@tanstack/react-query'
import { LayoutDashboard } from 'lucide-react'
import type { Dashboard as DashboardData } from '#contract/dashboard'
import { useHasPermission } from '../session/session.ts'
import { useMayOpenOf } from '../session/use-may-open.ts'
import { Header } from '../shell/header.tsx'
import { SectionBody } from '../ui/panel/section-body.tsx'
import { EmptyState } from '../ui/state/empty-state.tsx'
import { Loaded } from '../ui/state/loaded.tsx'
import { Attention } from './attention.tsx'
import { dashboardQuery } from './calls.ts'
import css from './dashboard.module.css'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { Figures } from './figures.tsx'
import { QuickActions } from './quick-actions.tsx'
import { RecentActivity } from './recent-activity.tsx'
import { RequestsChart } from './requests-chart.tsx'
import { StatusPanels } from './status-panels.tsx'

// The sections whose data the dashboard shows.
const SHOWN = ['rental-trailers', 'rentals', 'custom-builds', 'contact-requests'] as const

/** The state of the business today, and what needs action. */
export default function Dashboard() {
  const dashboard = useQuery(dashboardQuery)
  return (
    <>
      <Header />
      <Loaded query={dashboard} failed="The dashboard could not be loaded" skeleton={<DashboardSkeleton />}>
        {(data) => <Content data={data} />}
      </Loaded>
    </>
  )
}

function Content({ data }: { data: DashboardData }) {
  const mayOpen = useMayOpenOf()
  const maySeeActivity = useHasPermission('activity.view')
  const isClosed = !maySeeActivity && !SHOWN.some(mayOpen)
  if (isClosed) {
    return (
      <EmptyState icon={LayoutDashboard} title="Nothing here is open to your account">
        <p>The dashboard sums up trailers, requests and messages. An administrator can let your account see them.</p>
      </EmptyState>
    )
  }
  return (
    <SectionBody>
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
