import { useCallback, useMemo } from 'react'
import { goTo } from '../router.ts'
import { useUser } from '../session/session.ts'
import { CardSkeletons } from '../ui/list/card-grid.tsx'
import { SectionBody } from '../ui/panel/section-body.tsx'
import { Loaded } from '../ui/state/loaded.tsx'
import { SectionNotice } from '../ui/state/section-notice.tsx'
import { AccountsDesk } from './accounts.tsx'
import { type AccessAddress, accessHref } from './address.ts'
import { GroupsDesk } from './groups.tsx'
import { anyChangeRefusal } from './limits.ts'
import type { useDirectory } from './queries.ts'

interface Props {
  address: AccessAddress
  directory: ReturnType<typeof useDirectory>
}

/** The accounts or the groups as cards, and the form of the one that is open. */
export function DirectoryDesk({ address, directory }: Props) {
  const { id } = useUser()
  const { tab, q } = address
  const { data } = directory
  // The same ones as before where nothing has changed, for the cards are memoized.
  const actor = useMemo(() => data && { me: id, directory: data }, [id, data])
  const edit = useCallback(
    (record: number) => goTo(accessHref({ tab, q, edit: record, kind: '', record: null })),
    [tab, q],
  )
  const isAccounts = tab === 'accounts'
  const noun = isAccounts ? 'accounts' : 'groups'
  return (
    <SectionBody>
      <Loaded
        query={{ ...directory, data: actor }}
        failed={`The ${noun} could not be loaded`}
        skeleton={<CardSkeletons label={`Loading ${noun}`} wide />}
      >
        {(actor) => (
          <>
            {anyChangeRefusal(actor) !== null && (
              <SectionNotice>Your account may look at accounts and groups, but not change them.</SectionNotice>
            )}
            {isAccounts && <AccountsDesk address={address} actor={actor} onEdit={edit} />}
            {!isAccounts && <GroupsDesk address={address} actor={actor} onEdit={edit} />}
          </>
        )}
      </Loaded>
    </SectionBody>
  )
}
