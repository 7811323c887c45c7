import { CircleCheck, CircleDashed, CircleX, Clock } from 'lucide-react'
import type { JobState } from '#domain/job-state'
import type { StateLook } from '../status-looks.ts'

/** How often, as in “every 5 minutes”. */
export function intervalInWords(minutes: number): string {
  return minutes === 60 ? 'every hour' : `every ${minutes} minutes`
}

/** States of a job. */
export const JOB_LOOKS: Record<JobState, StateLook> = {
  ok: { label: 'Done', tone: 'ok', icon: CircleCheck },
  running: { label: 'Running', tone: 'neutral', icon: CircleDashed },
  never: { label: 'Never ran', tone: 'neutral', icon: CircleDashed },
  late: { label: 'Late', tone: 'waiting', icon: Clock },
  stuck: { label: 'Cut short', tone: 'waiting', icon: Clock },
  failed: { label: 'Failed', tone: 'stop', icon: CircleX },
}
