import { useStore } from '@nanostores/react'
import type { Waiting } from '#contract/dashboard'
import { $now, $today } from '../now.ts'
import { Age } from '../ui/age.tsx'
import { AttentionRow } from './attention-row.tsx'
import { beginning } from './words.ts'

/** A customer who has heard nothing for two days is likely to ask elsewhere. */
const OVERDUE_MS = 2 * 86_400_000

// Shown before the subject, whose end may be cut off.
const STAGE = { new: '', priced: 'Priced · ', accepted: 'Price accepted · ' } as const

/** A message that nobody has answered, or a request that nobody has decided on. */
export function WaitingRow({ waiting }: { waiting: Waiting }) {
  const { kind, id, name, about, since, stage, lapsed, begins } = waiting
  const now = useStore($now)
  const today = useStore($today)
  const isUnanswered = stage === 'new' && now - Date.parse(since) > OVERDUE_MS
  const first = begins ? `${beginning(begins, today)} · ` : ''
  return (
    <AttentionRow
      kind={kind}
      id={id}
      name={name}
      about={`${first}${lapsed ? 'Price lapsed · ' : STAGE[stage]}${about}`}
      when={<Age instant={since} />}
      // With a price, it is the customer's turn to answer; after accepting it, they were told that their days are booked next.
      isPressing={isUnanswered || stage === 'accepted' || (begins !== undefined && stage === 'new')}
    />
  )
}
