import { LogOut, Menu, RotateCw } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { signOut } from '../session.ts'
import { Button } from '../ui/button.tsx'
import { Drawer } from './drawer.tsx'
import css from './header.module.css'
import { useSection } from './section-context.ts'
import { useRefresh } from './use-refresh.ts'

/** Title of the section, its own buttons, and what every section offers: refresh and logout. */
export function Header({ children }: { children?: ReactNode }) {
  const { key, label } = useSection()
  const [menuOpen, setMenuOpen] = useState(false)
  const { refreshing, refresh } = useRefresh(key)
  return (
    <header className={css.header}>
      <div className={css.menu}>
        <Button kind="quiet" icon={Menu} iconOnly onClick={() => setMenuOpen(true)}>
          Menu
        </Button>
      </div>
      <h1 className={css.title}>{label}</h1>
      <div className={css.tools}>
        {children}
        <Button kind="quiet" icon={RotateCw} iconOnly busy={refreshing} onClick={refresh}>
          Refresh
        </Button>
        <Button kind="quiet" icon={LogOut} iconOnly="narrow" onClick={signOut}>
          Logout
        </Button>
      </div>
      {menuOpen && <Drawer onClose={() => setMenuOpen(false)} />}
    </header>
  )
}
