import { UserPlus, UsersRound } from 'lucide-react'
import { goTo, useAddress } from '../router.ts'
import { useHasPermission } from '../session/session.ts'
import { Header } from '../shell/header.tsx'
import { Button } from '../ui/button.tsx'
import { SearchBox } from '../ui/list/search-box.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { type AccessAddress, accessHref, readAddress } from './address.ts'
import css from './admin-access.module.css'
import { Audit, KindFilter } from './audit.tsx'
import { DirectoryDesk } from './directory-desk.tsx'
import { useDirectory } from './queries.ts'

const SEARCH = {
  accounts: { label: 'Search admin accounts', placeholder: 'Search name, e-mail, role' },
  groups: { label: 'Search admin groups', placeholder: 'Search name, description' },
  audit: { label: 'Search the audit trail', placeholder: 'Search who and what' },
} as const

/** Who may enter the portal, what each group may do, and who changed what. */
export default function AdminAccess() {
  const address = readAddress(useAddress().search)
  const directory = useDirectory()
  const { tab, q } = address
  return (
    <>
      <Header>
        <AddButtons address={address} />
      </Header>
      <Tabs
        label="Admin access"
        value={tab}
        onChange={(chosen) => goTo(accessHref({ tab: chosen, q: '', edit: null, kind: '', record: null }))}
        tabs={[
          { key: 'accounts', label: 'Admin Accounts', count: directory.data?.accounts.length },
          { key: 'groups', label: 'Admin Groups', count: directory.data?.groups.length },
          { key: 'audit', label: 'Audit Trail' },
        ]}
        tools={
          <div className={css.tools}>
            <SearchBox
              key={tab}
              label={SEARCH[tab].label}
              placeholder={SEARCH[tab].placeholder}
              value={q}
              onSearch={(words) => goTo(accessHref({ ...address, q: words }), 'replace')}
            />
            {tab === 'audit' && <KindFilter address={address} />}
          </div>
        }
      >
        {tab === 'audit' ? <Audit address={address} /> : <DirectoryDesk address={address} directory={directory} />}
      </Tabs>
    </>
  )
}

const ADD = [
  { tab: 'accounts', label: 'Add Admin Account', icon: UserPlus },
  { tab: 'groups', label: 'Add Admin Group', icon: UsersRound },
] as const

/** The section's buttons in the header. The open tab's button is highlighted, and is the only one shown where space is short. */
function AddButtons({ address }: { address: AccessAddress }) {
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
