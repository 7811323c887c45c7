import { useCallback, useState } from 'react'
import { useHasPermission } from '../session/session.ts'
import type { Desk, DeskRequest } from './desk.ts'

/**
 * Which of the listed requests are selected for the bulk action. One that leaves the state it must be in is deselected, and one
 * that leaves the list does not count until it is back: nothing is changed that is not shown.
 */
export function useSelection<S extends string, R extends DeskRequest<S>>(desk: Desk<S>, listed: readonly R[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const mayManage = useHasPermission(desk.manage)
  const choose = useCallback((id: number, chosen: boolean) => {
    setIds((before) => {
      const after = new Set(before)
      if (chosen) after.add(id)
      else after.delete(id)
      return after
    })
  }, [])
  const eligible = listed.filter(({ status }) => status === desk.bulk.from)
  // Forgotten, and not only left out: once it is reopened it would be part of the next selection, which nobody chose it for.
  const left = listed.filter(({ id, status }) => status !== desk.bulk.from && ids.has(id))
  if (left.length > 0) setIds(new Set([...ids].filter((id) => !left.some((one) => one.id === id))))
  return {
    mayChoose: mayManage,
    // Kept while the right is withdrawn: a dialog about them stays, with what was typed into it.
    chosen: eligible.filter(({ id }) => ids.has(id)),
    eligible,
    choose,
    chooseAll: () => setIds(new Set(eligible.map(({ id }) => id))),
    clear: () => setIds(new Set()),
    /** Whether a row is selected, or `null` where it cannot be; absent where the account may change nothing. */
    stateOf: ({ id, status }: R) => {
      if (!mayManage) return undefined
      return status === desk.bulk.from ? ids.has(id) : null
    },
  }
}
