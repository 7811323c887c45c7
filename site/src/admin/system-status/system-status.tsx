import { useQuery } from '@tanstack/react-query'
import type { SystemStatus as Status } from '#contract/status'
import { Header } from '../shell/header.tsx'
import { CardSkeletons } from '../ui/list/card-grid.tsx'
import { SectionBody } from '../ui/panel/section-body.tsx'
import { Loaded } from '../ui/state/loaded.tsx'
import { getStatus } from './calls.ts'
import { Failures } from './failures.tsx'
import { Jobs } from './jobs.tsx'
import { MailQueue } from './mail-queue.tsx'
import { Parts } from './parts.tsx'
import { Settings } from './settings.tsx'
import { SlowestCalls } from './slowest-calls.tsx'
import css from './system-status.module.css'

/** The health of the installation: what works, what waits, what failed, and what was slow. */
export default function SystemStatus() {
  const status = useQuery({
    queryKey: ['system-status'],
    queryFn: ({ signal }) => getStatus(signal),
    staleTime: 0,
  })
  return (
    <>
      <Header />
      <SectionBody>
        <Loaded
          query={status}
          failed="The status could not be loaded"
          skeleton={
            <div className={css.loading}>
              <CardSkeletons label="Loading the status" />
            </div>
          }
        >
          {(data) => <Cards data={data} />}
        </Loaded>
      </SectionBody>
    </>
  )
}

function Cards({ data }: { data: Status }) {
  return (
    <div className={css.grid}>
      <Parts version={data.version} parts={data.parts} />
      <MailQueue mails={data.mails} oldest={data.oldest_queued_mail} />
      <Jobs jobs={data.jobs} />
      <Failures count={data.failure_count} failures={data.failures} />
      <SlowestCalls count={data.call_count} calls={data.slowest_calls} />
      <Settings settings={data.settings} />
    </div>
  )
}
