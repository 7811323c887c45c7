import { CalendarDays, Caravan, Hammer, type LucideIcon, Mail } from 'lucide-react'
import { formatNumber } from '#contract/text/number-format'
import { sectionHref } from '../router.ts'
import type { SectionKey } from '../section-key.ts'
import { useHasPermission } from '../session/session.ts'
import { useMayOpen, useMayOpenOf } from '../session/use-may-open.ts'
import { TitledCard } from '../ui/panel/titled-card.tsx'
import css from './quick-actions.module.css'

const SECTIONS = ['rental-trailers', 'custom-builds', 'rentals', 'contact-requests'] as const

/** Shortcuts to the most frequent actions. */
export function QuickActions({ newMessages }: { newMessages: number }) {
  const mayOpen = useMayOpenOf()
  const mayAdd = useHasPermission('trailers.manage')
  if (!SECTIONS.some(mayOpen)) return null
  return (
    <TitledCard title="Quick Actions" screenOnly>
      <ul className={css.actions}>
        <Action label="Add Trailer" icon={Caravan} section="rental-trailers" open={mayAdd ? 'new' : undefined} />
        <Action label="New Build" icon={Hammer} section="custom-builds" />
        <Action label="View Rentals" icon={CalendarDays} section="rentals" />
        <Action label="Messages" icon={Mail} section="contact-requests" fresh={newMessages} />
      </ul>
    </TitledCard>
  )
}

interface Props {
  label: string
  icon: LucideIcon
  section: SectionKey
  /** What is opened there. */
  open?: string | undefined
  /** How many new ones wait there. */
  fresh?: number
}

function Action({ label, icon: Icon, section, open, fresh = 0 }: Props) {
  if (!useMayOpen(section)) return null
  return (
    <li>
      <a className={css.action} href={sectionHref(section, open === undefined ? {} : { open })}>
        <Icon aria-hidden="true" size={18} />
        <span>{label}</span>
        {fresh > 0 && (
          <span className={css.fresh}>
            {formatNumber(fresh)}
            <span className="visually-hidden"> new</span>
          </span>
        )}
      </a>
    </li>
  )
}
