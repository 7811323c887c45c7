import { UserPlus, UsersRound } from 'lucide-react'
import { goTo } from '../router.ts'
import { useHasPermission } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { type AccessAddress, accessHref } from './address.ts'
import css from './admin-access.module.css'

const ADD = [
  { tab: 'accounts', label: 'Add Admin Account', icon: UserPlus },
  { tab: 'groups', label: 'Add Admin Group', icon: UsersRound },
] as const

/** The section's buttons in the header. The open tab's button is highlighted, and is the only one shown where space is short. */
export function AddButtons({ address }: { address: AccessAddress }) {
  const mayManage = useHasPermission('admin_access.manage')
  return ADD.map(({ tab, label, icon }) => (
    <span key={tab} className={css.add} data-here={address.tab === tab}>
      <Button
        kind={address.tab === tab ? 'main' : 'plain'}
        icon={icon}
        iconOnly="narrow"
        disabled={!mayManage}
        onClick={() => goTo(accessHref({ tab, q: '', edit: 'new', kind: '', record: null }))}
      >
        {label}
      </Button>
    </span>
  ))
}
