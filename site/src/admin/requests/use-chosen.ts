import { useCallback, useState } from 'react'
import { may } from '#domain/access/permissions'
import { useUser } from '../session.ts'
import type { Desk, DeskRequest } from './desk.ts'

/**
 * Which of the requests that are listed are chosen for what is done to several at once. One that leaves the list, or
 * the state it must be in, is chosen no more: nothing is changed that is not in sight.
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
  const eligible = mayManage ? listed.filter(({ status }) => status === desk.bulk.from) : []
  return {
    mayChoose: mayManage,
    chosen: eligible.filter(({ id }) => ids.has(id)),
    eligible,
    choose,
    chooseAll: () => setIds(new Set(eligible.map(({ id }) => id))),
    clear: () => setIds(new Set()),
    /** Whether a row is chosen, or `null` where it cannot be; absent where the account may change nothing. */
    stateOf: ({ id, status }: R) => {
      if (!mayManage) return undefined
      return status === desk.bulk.from ? ids.has(id) : null
    },
  }
}
