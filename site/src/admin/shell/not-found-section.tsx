import { Compass } from 'lucide-react'
import { useEffect } from 'react'
import type { User } from '#contract/access/session'
import { paths } from '../../paths.ts'
import { refetchPermissions } from '../api/query-client.ts'
import { useAddress } from '../router.ts'
import { firstSection, type Place, type Section, sections } from '../sections.ts'
import { useUser } from '../session/session.ts'
import { EmptyState } from '../ui/state/empty-state.tsx'
import { Header } from './header.tsx'

const NOWHERE: Place = {
  key: 'nowhere',
  label: 'Not found',
  icon: Compass,
  permission: 'dashboard.view',
  page: { component: Nowhere, load: async () => Nowhere },
}

/** Shown for an address that opens nothing for this person; a section they may not see keeps its name. */
export function notFoundSection(user: User, key: string): Place {
  const closed = sections.find((section) => section.key === key)
  if (closed) return { ...NOWHERE, label: closed.label }
  // Whoever has no section has just signed in, and followed no wrong link.
  return firstSection(user) ? NOWHERE : { ...NOWHERE, label: 'No access' }
}

function Nowhere() {
  const { key } = useAddress()
  const first = firstSection(useUser())
  const closed = sections.find((section) => section.key === key)
  // The person may come here for a right just given to them. Rights are refetched after a refused call, but here no call is made.
  useEffect(() => {
    if (closed) refetchPermissions()
  }, [closed])
  const { title, words } = whyNothing(closed, first)
  return (
    <>
      <Header />
      <EmptyState icon={Compass} title={title}>
        <p>{words}</p>
        {first && <a href={paths.admin}>Go to {first.label}</a>}
      </EmptyState>
    </>
  )
}

function whyNothing(closed: Section | undefined, first: Section | undefined): { title: string; words: string } {
  if (closed) {
    const words = 'An administrator can give your account the right to see it.'
    return { title: `${closed.label} is closed to your account`, words }
  }
  if (!first) {
    const words = 'An administrator can give your account the rights it needs.'
    return { title: 'No section is open to your account', words }
  }
  return { title: 'Nothing at this address', words: 'The link may be old or incomplete.' }
}
