import { Badge } from '../ui/badge.tsx'
import type { StateLook } from './desk.ts'

/** The status of a request. */
export function StatusBadge({ look: { label, tone, icon } }: { look: StateLook }) {
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  )
}
