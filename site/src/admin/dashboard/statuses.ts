import type { BuildStatus } from '#contract/custom-build'
import type { RentalStatus } from '#contract/rental'
import type { TrailerStatus } from '#contract/trailer'

/** What a state is called, and the color of its bar. */
interface Shown<S extends string> {
  status: S
  label: string
  tone: 'ok' | 'waiting' | 'stop' | 'busy' | 'done'
}

/** States of a trailer in the order they are shown. */
export const TRAILERS = [
  { status: 'available', label: 'Available', tone: 'ok' },
  { status: 'rented', label: 'Rented', tone: 'busy' },
  { status: 'maintenance', label: 'Maintenance', tone: 'waiting' },
] as const satisfies readonly Shown<TrailerStatus>[]

/** States of a rental request in the order of its life. */
export const RENTALS = [
  { status: 'pending', label: 'Pending', tone: 'waiting' },
  { status: 'approved', label: 'Approved', tone: 'ok' },
  { status: 'rejected', label: 'Rejected', tone: 'stop' },
  { status: 'completed', label: 'Completed', tone: 'done' },
] as const satisfies readonly Shown<RentalStatus>[]

/** States of a build request in the order of its life. */
export const BUILDS = [
  { status: 'pending', label: 'Pending', tone: 'waiting' },
  { status: 'approved', label: 'Approved', tone: 'ok' },
  { status: 'rejected', label: 'Rejected', tone: 'stop' },
  { status: 'in_progress', label: 'In Progress', tone: 'busy' },
  { status: 'completed', label: 'Completed', tone: 'done' },
] as const satisfies readonly Shown<BuildStatus>[]
