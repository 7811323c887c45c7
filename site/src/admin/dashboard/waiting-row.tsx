import { useStore } from '@nanostores/react'
import type { Waiting } from '#contract/dashboard'
import { $now } from '../now.ts'
import { Age } from '../ui/age.tsx'
import { AttentionRow } from './attention-row.tsx'

/** A customer who has heard nothing for two days is likely to ask elsewhere. */
const PATIENCE_MS = 2 * 86_400_000

/** A request or message that nobody has answered. */
export function WaitingRow({ waiting }: { waiting: Waiting }) {
  const { kind, id, name, about, since } = waiting
  const now = useStore($now)
  return (
    <AttentionRow
      kind={kind}
      id={id}
      name={name}
      about={about}
      when={<Age instant={since} />}
      isPressing={now - Date.parse(since) > PATIENCE_MS}
    />
  )
}
