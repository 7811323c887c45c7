import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SiteAccessInput } from '#contract/access/site-access'
import type { BusinessInfo } from '#contract/business'
import { cacheResponse } from '../api/cache-response.ts'
import { keepBrand } from '../brand.ts'
import { toast } from '../ui/toast/toasts.ts'
import { useToastIfLeft } from '../ui/toast/use-toast-if-left.ts'
import { getBusiness, getSiteAccess, updateBusiness, updateSiteAccess } from './calls.ts'

const record = queryOptions({ queryKey: ['business-info', 'record'], queryFn: getBusiness })

const siteAccess = queryOptions({
  queryKey: ['business-info', 'site-access'],
  queryFn: ({ signal }) => getSiteAccess(signal),
})

/** The business record with its version. */
export function useBusiness() {
  return useQuery(record)
}

/** Reads the business record again. */
export function useRefetchBusiness() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: record.queryKey })
}

/** Saves the business record, and returns what is stored now. */
export function useBusinessSave() {
  const queries = useQueryClient()
  return async (values: BusinessInfo, version: number | undefined) => {
    const stored = await updateBusiness(values, version)
    cacheResponse(queries, record.queryKey, stored)
    keepBrand(stored.values.business_name)
    toast('Business information updated successfully!')
    return stored
  }
}

/** Whether the site password is required, and whether one is stored. */
export function useSiteAccess() {
  return useQuery(siteAccess)
}

/** A change of the site password, what is said once it is done, and the version it is based on; a switch is based on none. */
interface SiteAccessChange {
  input: SiteAccessInput
  done: string
  version?: number | undefined
}

/** Sets, changes or lifts the site password, and says so. */
export function useSiteAccessChange() {
  const queries = useQueryClient()
  const toastIfLeft = useToastIfLeft()
  return useMutation({
    mutationFn: ({ input, version }: SiteAccessChange) => updateSiteAccess(input, version),
    onSuccess: (response, { done }) => {
      cacheResponse(queries, siteAccess.queryKey, response)
      toast(done)
    },
    onError: (error) => {
      toastIfLeft('The site password stays as it was.', error)
      // The change may have succeeded with only its response lost: the site must not be shown as closed while it is open.
      return queries.invalidateQueries({ queryKey: siteAccess.queryKey })
    },
  })
}
