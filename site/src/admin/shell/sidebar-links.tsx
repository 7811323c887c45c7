import { sectionHref, useAddress } from '../router.ts'
import type { Section } from '../sections.ts'
import css from './sidebar.module.css'

interface Props {
  sections: readonly Section[]
  onChoose: (() => void) | undefined
}

/** Links to sections; the one that is open is marked. */
export function SidebarLinks({ sections, onChoose }: Props) {
  const { key: current } = useAddress()
  return (
    <ul className={css.links}>
      {sections.map(({ key, label, icon: Icon }) => (
        <li key={key}>
          <a
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
