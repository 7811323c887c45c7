import { goTo, useAddress } from '../router.ts'
import { Header } from '../shell/header.tsx'
import { SearchBox } from '../ui/list/search-box.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { AddButtons } from './add-buttons.tsx'
import { accessHref, readAddress } from './address.ts'
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
