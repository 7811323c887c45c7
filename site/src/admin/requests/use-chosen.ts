import { useCallback, useState } from 'react'
import { may } from '#domain/access/permissions'
import { useUser } from '../session.ts'
import type { Desk, DeskRequest } from './desk.ts'

/**
 * Which of the listed requests are selected for the bulk action. One that leaves the list, or the state it must be in, is
 * deselected: nothing is changed that is not shown.
 */
export function useChosen<S extends string, R extends DeskRequest<S>>(desk: Desk<S>, listed: readonly R[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const mayManage = may(useUser().permissions, desk.manage)
  const choose = useCallback((id: number, chosen: boolean) => {
    setIds((before) => {
      const after = new Set(before)
      if (chosen) after.add(id)
      else after.delete(id)
      return after
    })
  }, [])
  const eligible = listed.filter(({ status }) => status === desk.bulk.from)
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
