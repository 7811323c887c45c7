import { LogOut, Menu, RotateCw } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { leaving } from '../leave-guard.ts'
import { Bell } from '../notifications/bell.tsx'
import { signOut } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import css from './header.module.css'
import { $menuOpen } from './overlay-state.ts'
import { useSection } from './section-context.ts'
import { useRefresh } from './use-refresh.ts'

interface Props {
  children?: ReactNode
  /** What Refresh does beyond loading the section's data again. */
  onRefresh?: () => void
  ref?: Ref<HTMLElement>
}

/** Title of the section, its own buttons, and what every section offers: notifications, refresh and logout. */
export function Header({ children, onRefresh, ref }: Props) {
  const { key, label } = useSection()
  const { refreshing, refresh } = useRefresh(key, onRefresh)
  return (
    <header ref={ref} className={css.header}>
      <div className={css.menu}>
        <Button kind="quiet" icon={Menu} iconOnly onClick={() => $menuOpen.set(true)}>
          Menu
        </Button>
      </div>
      <h1 className={css.title}>{label}</h1>
      <div className={css.tools}>
        {children}
        <Bell />
        <Button kind="quiet" icon={RotateCw} iconOnly busy={refreshing} onClick={refresh}>
          Refresh
        </Button>
        <Button kind="quiet" icon={LogOut} iconOnly="narrow" onClick={() => leaving(signOut)}>
          Log out
        </Button>
      </div>
      <span role="status" className="visually-hidden">
        {refreshing && 'Refreshing'}
      </span>
    </header>
  )
}
