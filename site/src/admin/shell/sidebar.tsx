import { PanelLeftClose, PanelLeftOpen, Search } from 'lucide-react'
import { useBrand } from '../brand.ts'
import { sectionHref, useAddress } from '../router.ts'
import { type Section, sectionsFor } from '../sections.ts'
import { useUser } from '../session/session.ts'
import { AccountMenu } from './account-menu.tsx'
import { $paletteOpen } from './overlay-state.ts'
import css from './sidebar.module.css'
import { useScrollToOpenSection } from './use-scroll-to-open-section.ts'

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)
const SHORTCUT = isMac ? '⌘K' : 'Ctrl K'

interface Props {
  /** Called when something of it was chosen. */
  onChoose?: () => void
  iconsOnly?: boolean
  /** Narrows it to its icons and back; absent where it cannot be narrowed. */
  onToggle?: () => void
}

/** The navigation, with the current section marked, and the account menu. */
export function Sidebar({ onChoose, iconsOnly = false, onToggle }: Props) {
  const nav = useScrollToOpenSection()
  const open = sectionsFor(useUser())
  const developer = open.filter(({ permission }) => permission === 'developer')
  const daily = open.filter(({ permission }) => permission !== 'developer')
  const search = () => {
    onChoose?.()
    $paletteOpen.set(true)
  }
  return (
    <div className={css.sidebar} data-icons-only={iconsOnly}>
      <div className="awning-stripe" aria-hidden="true" />
      <div className={css.top}>
        <p className={css.brand}>
          <span className={css.business}>{useBrand()}</span>
          <span className={css.place}>Control Center</span>
        </p>
        {onToggle && <Toggle iconsOnly={iconsOnly} onToggle={onToggle} />}
      </div>
      <button type="button" className={css.search} title={`Search (${SHORTCUT})`} onClick={search}>
        <Search aria-hidden="true" size={18} />
        <span className={css.words}>Search</span>
        <span className={css.shortcut} aria-hidden="true">
          {SHORTCUT}
        </span>
      </button>
      <nav ref={nav} className={css.nav} aria-label="Sections">
        <SidebarLinks sections={daily} onChoose={onChoose} />
        {developer.length > 0 && (
          <>
            <h2 className={css.group}>Developer</h2>
            <SidebarLinks sections={developer} onChoose={onChoose} />
          </>
        )}
      </nav>
      <AccountMenu onChoose={onChoose} />
    </div>
  )
}

function Toggle({ iconsOnly, onToggle }: { iconsOnly: boolean; onToggle: () => void }) {
  const words = iconsOnly ? 'Widen the menu' : 'Narrow the menu'
  const Icon = iconsOnly ? PanelLeftOpen : PanelLeftClose
  return (
    <button type="button" className={css.toggle} aria-label={words} title={words} onClick={onToggle}>
      <Icon aria-hidden="true" size={18} />
    </button>
  )
}

interface SidebarLinksProps {
  sections: readonly Section[]
  onChoose: (() => void) | undefined
}

/** Links to sections; the one that is open is marked. */
function SidebarLinks({ sections, onChoose }: SidebarLinksProps) {
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
