import { CircleCheck, CircleX } from 'lucide-react'
import type { PartCheck } from '#contract/status'
import { durationInWords } from '../time.ts'
import { Badge } from '../ui/badge.tsx'
import { TitledCard } from '../ui/panel/titled-card.tsx'
import css from './system-status.module.css'

/** Whether the services that the Worker depends on responded just now. */
export function Parts({ version, parts }: { version: string; parts: readonly PartCheck[] }) {
  return (
    <TitledCard title="Health" aside={<span className={css.aside}>Version {version}</span>}>
      <ul className={css.rows}>
        {parts.map(({ name, works, milliseconds }) => (
          <li key={name} className={`${css.row} ${css.checked}`}>
            <span className={css.name}>{name}</span>
            <span className={css.figure}>{durationInWords(milliseconds)}</span>
            <Badge tone={works ? 'ok' : 'stop'} icon={works ? CircleCheck : CircleX}>
              {works ? 'Works' : 'Cannot be read'}
            </Badge>
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}
