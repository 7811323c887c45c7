import { useQuery } from '@tanstack/react-query'
import { EquipmentList } from '#contract/catalogue/equipment'
import { allPages } from '../api/all-pages.ts'
import { call } from '../api/call.ts'

/** The whole equipment catalogue, for forms that choose from it; its key belongs to the section Equipment. */
export function useEquipmentItems(wanted: boolean) {
  return useQuery({
    queryKey: ['equipment', 'all'],
    queryFn: ({ signal }) =>
      allPages(
        (cursor) => readEquipment(cursor, signal),
        (page) => page.equipment,
      ),
    enabled: wanted,
    staleTime: 60_000,
  })
}

function readEquipment(cursor: string, signal: AbortSignal): Promise<EquipmentList> {
  return call(EquipmentList, `/api/equipment${cursor && `?${new URLSearchParams({ cursor })}`}`, { signal })
}
