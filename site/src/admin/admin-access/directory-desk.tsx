import { useUser } from '../session.ts'
import { CardSkeletons } from '../ui/card-grid.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { SectionBody } from '../ui/section-body.tsx'
import { SectionNotice } from '../ui/section-notice.tsx'
import { AccountsDesk } from './accounts.tsx'
import type { AccessAddress } from './address.ts'
import { GroupsDesk } from './groups.tsx'
import { whyNoChanges } from './limits.ts'
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
        skeleton={<CardSkeletons label={`Loading ${noun}`} wide />}
      >
        {(data) => {
          const actor = { me: id, directory: data }
          return (
            <>
              {whyNoChanges(actor) !== null && (
                <SectionNotice>Your account may look at accounts and groups, but not change them.</SectionNotice>
              )}
              {isAccounts && <AccountsDesk address={address} actor={actor} />}
              {!isAccounts && <GroupsDesk address={address} actor={actor} />}
            </>
          )
        }}
      </Loaded>
    </SectionBody>
  )
}
