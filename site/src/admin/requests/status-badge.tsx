import type { StateLook } from '../status-looks.ts'
import { Badge } from '../ui/badge.tsx'

/** The status of a request. */
export function StatusBadge({ look: { label, tone, icon } }: { look: StateLook }) {
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  )
}
