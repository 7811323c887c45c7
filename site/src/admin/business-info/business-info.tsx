import { Header } from '../shell/header.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { BusinessDesk } from './desk.tsx'
import { useBusiness } from './queries.ts'

/** The public business record, and whether visitors need a password. */
export default function BusinessInfo() {
  return (
    <>
      <Header />
      <Loaded
        query={useBusiness()}
        failed="The business information could not be loaded"
        skeleton={<Skeleton label="Loading the business information" rows={8} />}
      >
        {(stored) => <BusinessDesk stored={stored} />}
      </Loaded>
    </>
  )
}
