import { type SiteAccessInput, SiteAccessResponse } from '#contract/access/site-access'
import { BusinessInfo, BusinessInfoResponse } from '#contract/business'
import { call } from '../api/call.ts'
import type { Stored } from '../ui/form/use-record-form.ts'

const PATH = '/api/business-info'
const SITE_ACCESS = '/api/site-access'

/** The current business record, fetched past every cache, since an edit of an old version could not be saved. */
export async function getBusiness(): Promise<Stored<BusinessInfo>> {
  let version: number | undefined
  const values = await call(BusinessInfo, `${PATH}?at=${Date.now()}`, {
    onVersion: (answered) => {
      version = answered
    },
  })
  return { values, version }
}

/** Stores the business record; 412 if it has changed since `version`. */
export async function updateBusiness(body: BusinessInfo, version: number | undefined): Promise<Stored<BusinessInfo>> {
  const { business } = await call(BusinessInfoResponse, PATH, { method: 'PUT', body, version })
  return { values: BusinessInfo.parse(business), version: business.version }
}

/** Whether visitors need a password, and whether one is stored. */
export function getSiteAccess(signal?: AbortSignal): Promise<SiteAccessResponse> {
  return call(SiteAccessResponse, SITE_ACCESS, { signal })
}

/** Sets or lifts the site password; 412 if it has changed since `version`, if that is given. */
export function updateSiteAccess(body: SiteAccessInput, version: number | undefined): Promise<SiteAccessResponse> {
  return call(SiteAccessResponse, SITE_ACCESS, { method: 'PUT', body, version })
}
