import { useStore } from '@nanostores/react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { DEFAULT_BUSINESS } from '#domain/default-business'
import { persistentAtom } from '../persistent-atom.ts'
import { getBusiness } from './business-info/calls.ts'

/**
 * Name of the business as this browser last knew it. The login cannot fetch it, since a site password closes the public calls too,
 * and a reload shows it without a layout shift.
 */
export const $brand = persistentAtom<string>('portal.brand', DEFAULT_BUSINESS.business_name)

/** Keeps the name of the business for this browser. */
export function keepBrand(name: string): void {
  $brand.set(name.trim() || DEFAULT_BUSINESS.business_name)
}

const record = queryOptions({
  queryKey: ['business-info', 'brand'],
  queryFn: async () => {
    const { values } = await getBusiness()
    keepBrand(values.business_name)
    return values.business_name
  },
  staleTime: Number.POSITIVE_INFINITY,
})

/** Name of the business, fetched once for a signed-in person; if that fails, the name this browser last knew. */
export function useBrand(): string {
  useQuery(record)
  return useStore($brand)
}
