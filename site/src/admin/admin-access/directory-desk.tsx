import { useUser } from '../session.ts'
import { CardSkeletons } from '../ui/card-grid.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Notice } from '../ui/notice.tsx'
import { SectionBody } from '../ui/section-body.tsx'
import { AccountsDesk } from './accounts.tsx'
import type { AccessAddress } from './address.ts'
import css from './admin-access.module.css'
import { GroupsDesk } from './groups.tsx'
import { type Actor, whyNoChanges } from './limits.ts'
import type { useDirectory } from './queries.ts'

interface Props {
  address: AccessAddress
  directory: ReturnType<typeof useDirectory>
}

/** The accounts or the groups as cards, and the form of the one that is open. */
export function DirectoryDesk({ address, directory }: Props) {
  const { id } = useUser()
  const isAccounts = address.tab === 'accounts'
  const noun = isAccounts ? 'accounts' : 'groups'
  return (
    <SectionBody>
      <Loaded
        query={directory}
        failed={`The ${noun} could not be loaded`}
        skeleton={<CardSkeletons label={`Loading ${noun}`} />}
      >
        {(data) => {
          const actor = { me: id, directory: data }
          return (
            <>
              <Closed actor={actor} />
              {isAccounts && <AccountsDesk address={address} actor={actor} />}
              {!isAccounts && <GroupsDesk address={address} actor={actor} />}
            </>
          )
        }}
      </Loaded>
    </SectionBody>
  )
}

function Closed({ actor }: { actor: Actor }) {
  if (whyNoChanges(actor) === null) return null
  return (
    <div className={css.notice}>
      <Notice tone="neutral">Your account may look at accounts and groups, but not change them.</Notice>
    </div>
  )
}
