import type { RentalStatus } from '#contract/rental'
import { Badge } from '../ui/badge.tsx'
import { STATUS } from './words.ts'

/** The status of a rental request. */
export function StatusBadge({ status }: { status: RentalStatus }) {
  const { label, tone, icon } = STATUS[status]
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  )
}
