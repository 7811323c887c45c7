import { sectionHref, useAddress } from '../router.ts'
import type { Section } from '../sections.ts'
import css from './sidebar.module.css'

interface Props {
  sections: readonly Section[]
  onChoose: (() => void) | undefined
}

// On a low screen, such as a phone held sideways, the open section's link may be below the visible ones.
const bringIntoSight = (link: HTMLElement | null) => link?.scrollIntoView({ block: 'nearest' })

/** Links to sections; the one that is open is marked. */
export function SidebarLinks({ sections, onChoose }: Props) {
  const { key: current } = useAddress()
  return (
    <ul className={css.links}>
      {sections.map(({ key, label, icon: Icon }) => (
        <li key={key}>
          <a
            ref={key === current ? bringIntoSight : undefined}
            className={css.link}
            href={sectionHref(key)}
            title={label}
            aria-current={key === current ? 'page' : undefined}
            onClick={onChoose}
          >
            <Icon aria-hidden="true" size={18} />
            <span className={css.words}>{label}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
