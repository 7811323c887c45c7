import { CalendarDays, Hammer, Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { SECTION_OF } from '#domain/mail/portal-section'
import { type RecordKind, recordHref } from '../record-href.ts'
import { useMayOpen } from '../session/use-may-open.ts'
import css from './attention.module.css'

const KIND = {
  rental: { noun: 'rental request', icon: CalendarDays },
  custom_build: { noun: 'custom build request', icon: Hammer },
  contact: { noun: 'message', icon: Mail },
} as const

interface Props {
  kind: RecordKind
  id: number
  name: string
  about: string
  when: ReactNode
  /** True for what should not wait any longer. */
  isPressing: boolean
}

/** One thing to do, which leads to its record. */
export function AttentionRow({ kind, id, name, about, when, isPressing }: Props) {
  const open = useMayOpen(SECTION_OF[kind])
  const { noun, icon: Icon } = KIND[kind]
  return (
    <li className={css.row}>
      <Icon className={css.icon} aria-hidden="true" size={16} />
      <span className={css.words}>
        <span className={css.name}>
          {open ? <a href={recordHref(kind, id)}>{name}</a> : name}
          <span className="visually-hidden">, {noun}</span>
        </span>
        <span className={css.about}>{about}</span>
      </span>
      <span className={css.when} data-pressing={isPressing}>
        {when}
      </span>
    </li>
  )
}
