import { DEFAULT_BUSINESS } from '#domain/default-business'
import { sectionHref, useAddress } from '../router.ts'
import { type Section, sectionsFor } from '../sections.ts'
import { useUser } from '../session.ts'
import css from './sidebar.module.css'

/** Where one is, where one can go, and who one is. */
export function Sidebar({ onChoose }: { onChoose?: () => void }) {
  const user = useUser()
  const open = sectionsFor(user)
  const logs = open.filter(({ permission }) => permission === 'developer')
  const daily = open.filter(({ permission }) => permission !== 'developer')
  return (
    <div className={css.sidebar}>
      <div className="awning-stripe" aria-hidden="true" />
      <p className={css.brand}>
        {DEFAULT_BUSINESS.business_name}
        <span className={css.place}>Control Center</span>
      </p>
      <nav className={css.nav} aria-label="Sections">
        <Links sections={daily} onChoose={onChoose} />
        {logs.length > 0 && (
          <>
            <h2 className={css.group}>Developer</h2>
            <Links sections={logs} onChoose={onChoose} />
          </>
        )}
      </nav>
      <div className={css.person}>
        <span className={css.initial} aria-hidden="true">
          {[...user.username][0]?.toUpperCase()}
        </span>
        <p className={css.who}>
          <span className={css.name} title={user.username}>
            {user.username}
          </span>
          System Administrator
        </p>
      </div>
    </div>
  )
}

interface LinksProps {
  sections: readonly Section[]
  onChoose: (() => void) | undefined
}

function Links({ sections, onChoose }: LinksProps) {
  const { key: current } = useAddress()
  return (
    <ul className={css.links}>
      {sections.map(({ key, label, icon: Icon }) => (
        <li key={key}>
          <a
            className={css.link}
            href={sectionHref(key)}
            aria-current={key === current ? 'page' : undefined}
            onClick={onChoose}
          >
            <Icon aria-hidden="true" size={18} />
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
