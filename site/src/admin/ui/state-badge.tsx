import type { StateLook } from '../status-looks.ts'
import { Badge } from './badge.tsx'

/** The badge of a state, as everything else shows that state. */
export function StateBadge({ look: { label, tone, icon } }: { look: StateLook }) {
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  )
}
