import { Header } from '../shell/header.tsx'
import { CardSkeletons } from '../ui/list/card-grid.tsx'
import { SectionBody } from '../ui/panel/section-body.tsx'
import { Loaded } from '../ui/state/loaded.tsx'
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
        skeleton={
          <SectionBody>
            <CardSkeletons label="Loading the business information" />
          </SectionBody>
        }
      >
        {(stored) => <BusinessDesk stored={stored} />}
      </Loaded>
    </>
  )
}
