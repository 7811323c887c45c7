import { Code, Shield, ShieldCheck, User } from 'lucide-react'
import type { StateLook } from '../status-looks.ts'

interface Level extends StateLook {
  from: number
}

// The bands of the admin specification, section 9.
const BANDS: readonly Level[] = [
  { from: 100, label: 'Developer', tone: 'waiting', icon: Code },
  { from: 90, label: 'Super Admin', tone: 'ok', icon: ShieldCheck },
  { from: 50, label: 'Admin', tone: 'neutral', icon: Shield },
]
const STANDARD: Level = { from: 0, label: 'Standard', tone: 'neutral', icon: User }

/** Name and look of a level. */
export function levelBand(level: number): Level {
  return BANDS.find(({ from }) => level >= from) ?? STANDARD
}

/** The roles an account can be given, by the name they are stored under. */
export const ROLES = [
  { value: 'developer', label: 'Developer' },
  { value: 'super_admin', label: 'Super Admin' },
  { value: 'admin', label: 'Admin' },
  { value: 'other', label: 'Other (may only look)' },
] as const

/** A role in words; an unknown one as it is stored. */
export function roleInWords(role: string): string {
  return ROLES.find(({ value }) => value === role)?.label ?? role
}
