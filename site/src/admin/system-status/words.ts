import type { JobState } from '#domain/job-state'
import type { Tone } from '../ui/badge.tsx'

/** How often, as in “every 5 minutes”. */
export function rhythm(minutes: number): string {
  return minutes === 60 ? 'every hour' : `every ${minutes} minutes`
}

/** A state of a job in a word or two. */
export const JOB_STATE: Record<JobState, { label: string; tone: Tone }> = {
  ok: { label: 'Done', tone: 'ok' },
  running: { label: 'Running', tone: 'neutral' },
  never: { label: 'Never ran', tone: 'neutral' },
  late: { label: 'Late', tone: 'waiting' },
  stuck: { label: 'Cut short', tone: 'waiting' },
  failed: { label: 'Failed', tone: 'stop' },
}
