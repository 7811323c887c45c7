import { useStore } from '@nanostores/react'
import type { JobRun } from '#contract/status'
import { jobState } from '#domain/job-state'
import { $now } from '../now.ts'
import { durationInWords } from '../time.ts'
import { Age } from '../ui/age.tsx'
import { TitledCard } from '../ui/panel/titled-card.tsx'
import { StateBadge } from '../ui/state-badge.tsx'
import css from './system-status.module.css'
import { intervalInWords, JOB_LOOKS } from './words.ts'

/** The last run of every scheduled job. */
export function Jobs({ jobs }: { jobs: readonly JobRun[] }) {
  const hasRun = jobs.some(({ started_at }) => started_at !== null)
  return (
    <TitledCard title="Scheduled jobs">
      {!hasRun && <p className={css.none}>None has run yet. On a laptop, npm start runs them; npm run dev does not.</p>}
      <ul className={css.rows}>
        {jobs.map((job) => (
          <Job key={job.name} job={job} />
        ))}
      </ul>
    </TitledCard>
  )
}

function Job({ job }: { job: JobRun }) {
  const state = jobState(job, useStore($now))
  const { started_at, ended_at, error } = job
  return (
    <li className={`${css.row} ${css.checked}`}>
      <span className={css.name}>
        {job.name} <span className={css.soft}>{intervalInWords(job.every_minutes)}</span>
      </span>
      <span className={css.figure}>
        {started_at && <Age instant={started_at} />}
        {started_at && ended_at && `, ${durationInWords(Date.parse(ended_at) - Date.parse(started_at))}`}
      </span>
      <StateBadge look={JOB_LOOKS[state]} />
      {error && <p className={css.detail}>{error}</p>}
    </li>
  )
}
