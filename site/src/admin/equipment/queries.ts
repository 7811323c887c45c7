import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { PAGED } from '../api/paged.ts'
import type { EquipmentAddress } from './address.ts'
import { equipmentCalls } from './calls.ts'

/** Key of the section, and first word of its query keys. */
export const SECTION = 'equipment'

/** The pieces that pass the filters in the order of category and name, a page at a time, with all categories. */
export function useEquipment({ q, category }: Pick<EquipmentAddress, 'q' | 'category'>) {
  return useInfiniteQuery({
    queryKey: [SECTION, 'list', { q, category }],
    queryFn: ({ pageParam, signal }) => equipmentCalls.list({ q, category }, pageParam, signal),
    ...PAGED,
  })
}

/** Refetches the whole section, where more than one piece was changed. */
export function useEquipmentReload() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: [SECTION] })
}
