import {
  Check,
  CircleCheck,
  Clock,
  Flag,
  Hammer,
  KeyRound,
  type LucideIcon,
  Mail,
  MailOpen,
  Reply,
  Wrench,
  X,
} from 'lucide-react'
import type { TrailerStatus } from '#contract/catalogue/trailer'
import type { ContactStatus } from '#contract/requests/contact'
import type { BuildStatus } from '#contract/requests/custom-build'
import type { RentalStatus } from '#contract/requests/rental'
import type { Tone } from './ui/badge.tsx'

// One label and one color for each state, for badges, tabs, bars and histories alike.

/** How a state is shown. */
export interface StateLook {
  label: string
  tone: Tone
  icon: LucideIcon
}

/** States of a trailer. */
export const TRAILER_LOOKS = {
  available: { label: 'Available', tone: 'ok', icon: CircleCheck },
  rented: { label: 'Rented', tone: 'busy', icon: KeyRound },
  maintenance: { label: 'Maintenance', tone: 'waiting', icon: Wrench },
} as const satisfies Record<TrailerStatus, StateLook>

/** States of a rental request. */
export const RENTAL_LOOKS = {
  pending: { label: 'Pending', tone: 'waiting', icon: Clock },
  approved: { label: 'Approved', tone: 'ok', icon: Check },
  rejected: { label: 'Rejected', tone: 'stop', icon: X },
  completed: { label: 'Completed', tone: 'neutral', icon: Flag },
} as const satisfies Record<RentalStatus, StateLook>

/** States of a build request. */
export const BUILD_LOOKS = {
  ...RENTAL_LOOKS,
  in_progress: { label: 'In Progress', tone: 'busy', icon: Hammer },
} as const satisfies Record<BuildStatus, StateLook>

/** States of a message. */
export const MESSAGE_LOOKS = {
  new: { label: 'New', tone: 'waiting', icon: Mail },
  read: { label: 'Read', tone: 'neutral', icon: MailOpen },
  responded: { label: 'Responded', tone: 'ok', icon: Reply },
} as const satisfies Record<ContactStatus, StateLook>
