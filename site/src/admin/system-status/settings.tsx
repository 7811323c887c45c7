import { CircleCheck, CircleDashed } from 'lucide-react'
import type { SystemStatus } from '#contract/status'
import { Badge } from '../ui/badge.tsx'
import { TitledCard } from '../ui/panel/titled-card.tsx'
import css from './system-status.module.css'

/** The settings of this deployment; never a value, only whether it is set. */
export function Settings({ settings }: Pick<SystemStatus, 'settings'>) {
  return (
    <TitledCard title="Settings">
      <ul className={css.rows}>
        {settings.map(({ name, kind, about, is_set }) => (
          <li key={name} className={`${css.row} ${css.checked}`}>
            <span className={css.name}>
              {name}{' '}
              <span className={css.soft}>
                {kind}: {about}
              </span>
            </span>
            <Badge tone={is_set ? 'ok' : 'neutral'} icon={is_set ? CircleCheck : CircleDashed}>
              {is_set ? 'Set' : 'Not set'}
            </Badge>
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}
