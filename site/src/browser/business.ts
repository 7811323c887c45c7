import type { BusinessInfo } from '#contract/business'
import { fetchBusiness } from '../api/business.ts'
import { provideBusiness } from '../stores/business.ts'
import { contactDetails } from '../views/contact/details.ts'
import { fillBusiness } from './fill-business.ts'
import { saveBusiness, savedBusiness } from './visit.ts'

const shown = document.querySelector('#record')?.textContent
const recalled = shown ? null : savedBusiness()
const known: BusinessInfo | null = shown ? JSON.parse(shown) : (recalled?.business ?? null)
const { $business, refetch } = provideBusiness(fetchBusiness, known)

// A page rendered on demand already shows the record; only a prerendered page has something to fill in.
if (!shown) $business.subscribe(({ business, loading }) => loading || fillBusiness(contactDetails(business), document))
if (shown && known) saveBusiness(known)
else if (!recalled?.isRecent) void refetch().then((business) => business && saveBusiness(business))
