import type { BuildStatus } from '#contract/requests/custom-build'

const TRANSITIONS: Record<BuildStatus, readonly BuildStatus[]> = {
  pending: ['approved', 'rejected'],
  approved: ['in_progress', 'rejected'],
  in_progress: ['completed', 'rejected'],
  rejected: ['pending'],
  completed: [],
}

/** States a build request can move to from `status` (rulings, section 5). */
export function buildTransitions(status: BuildStatus): readonly BuildStatus[] {
  return TRANSITIONS[status]
}
