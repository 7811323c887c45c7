import { useQuery } from '@tanstack/react-query'
import { type Equipment, EquipmentList } from '#contract/equipment'
import { call } from '../call.ts'

/** The whole equipment catalogue, for forms that choose from it; its key belongs to the section Equipment. */
export function useEquipmentItems(wanted: boolean) {
  return useQuery({
    queryKey: ['equipment', 'all'],
    queryFn: ({ signal }) => allEquipment(signal),
    enabled: wanted,
    staleTime: 60_000,
  })
}

async function allEquipment(signal: AbortSignal): Promise<Equipment[]> {
  const all: Equipment[] = []
  let cursor: string | undefined = ''
  while (cursor !== undefined) {
    const query: string = cursor && `?${new URLSearchParams({ cursor })}`
    const page: EquipmentList = await call(EquipmentList, `/api/equipment${query}`, { signal })
    all.push(...page.equipment)
    cursor = page.nextCursor
  }
  return all
}
