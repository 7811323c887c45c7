import type { ActivityEntry } from '#contract/activity'
import { SECTION_OF } from '#domain/mail/portal-section'
import { recordOf, TYPE } from '../notifications/words.ts'
import { useHasPermission } from '../session/session.ts'
import { useMayOpenOf } from '../session/use-may-open.ts'
import { Age } from '../ui/age.tsx'
import { TitledCard } from '../ui/panel/titled-card.tsx'
import css from './recent-activity.module.css'

/** How many entries are shown (admin specification, section 9). */
const SHOWN = 4

/** What happened last. */
export function RecentActivity({ activities }: { activities: readonly ActivityEntry[] }) {
  if (!useHasPermission('activity.view')) return null
  return (
    <TitledCard title="Recent Activity">
      {activities.length === 0 ? (
        <p className={css.none}>No recent activity</p>
      ) : (
        <ul className={css.entries}>
          {activities.slice(0, SHOWN).map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </TitledCard>
  )
}

function Entry({ entry }: { entry: ActivityEntry }) {
  const { icon: Icon } = TYPE[entry.type]
  const record = recordOf(entry)
  const mayOpen = useMayOpenOf()
  const href = record && mayOpen(SECTION_OF[record.kind]) ? record.href : undefined
  return (
    <li className={css.entry}>
      <span className={css.mark}>
        <Icon aria-hidden="true" size={14} />
      </span>
      <div className={css.words}>
        <p className={css.title}>{href ? <a href={href}>{entry.title}</a> : entry.title}</p>
        <p className={css.message}>{entry.message}</p>
      </div>
      <span className={css.age}>
        <Age instant={entry.timestamp} />
      </span>
    </li>
  )
}
