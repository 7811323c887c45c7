import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Account, Group } from '#contract/access/account'
import { PAGED } from '../api/paged.ts'
import { refetchPermissions } from '../api/query-client.ts'
import { $notDeleted, deletionBy } from '../ui/deletion/deletion.ts'
import { isolated } from '../ui/dialog/isolated.ts'
import { toast } from '../ui/toast/toasts.ts'
import { useToastIfLeft } from '../ui/toast/use-toast-if-left.ts'
import type { AccessAddress } from './address.ts'
import {
  deleteAccount,
  deleteGroup,
  listAccounts,
  listAudit,
  listGroups,
  listPermissions,
  removeSecondFactor,
} from './calls.ts'

const SECTION = 'admin-access'

type AuditFilter = Pick<AccessAddress, 'q' | 'kind' | 'record'>

const accounts = queryOptions({
  queryKey: [SECTION, 'accounts'],
  queryFn: ({ signal }) => listAccounts(signal),
})
const groups = queryOptions({ queryKey: [SECTION, 'groups'], queryFn: ({ signal }) => listGroups(signal) })
const permissions = queryOptions({
  queryKey: [SECTION, 'permissions'],
  queryFn: ({ signal }) => listPermissions(signal),
})
const audit = ({ q, kind, record }: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: [SECTION, 'audit', q, kind, record],
    queryFn: ({ pageParam, signal }) => listAudit({ q, kind, record }, pageParam, signal),
    ...PAGED,
  })

/** Accounts and groups: both are needed to determine who may do what. */
export function useDirectory() {
  const ofAccounts = useQuery(accounts)
  const ofGroups = useQuery(groups)
  const data = useMemo(
    () => ofAccounts.data && ofGroups.data && { accounts: ofAccounts.data, groups: ofGroups.data },
    [ofAccounts.data, ofGroups.data],
  )
  return {
    data,
    error: ofAccounts.error ?? ofGroups.error,
    isPending: ofAccounts.isPending || ofGroups.isPending,
    isFetching: ofAccounts.isFetching || ofGroups.isFetching,
    isRefetchError: ofAccounts.isRefetchError || ofGroups.isRefetchError,
    refetch: () => Promise.all([ofAccounts.refetch(), ofGroups.refetch()]),
  }
}

/** Refetches the groups, while nothing else of the section has changed. */
export function useRefetchGroups() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: groups.queryKey })
}

/** Every permission in words. */
export function usePermissions() {
  return useQuery(permissions)
}

/** The audit trail of one record, of one kind of records or of all, a page at a time. */
export function useAudit(filter: AuditFilter) {
  return useInfiniteQuery(audit(filter))
}

/**
 * Refetches the whole section after a change, which affects the group's member count and the audit trail as well; and the person,
 * whose own name or rights may have changed.
 */
export function useAccessChanged() {
  const queries = useQueryClient()
  return (words: string) => {
    $notDeleted.set([])
    toast(words)
    refetchPermissions()
    return queries.invalidateQueries({ queryKey: [SECTION] })
  }
}

/** Deletes an account or a group, and says so. */
export function useDeletion() {
  const queries = useQueryClient()
  const changed = useAccessChanged()
  const toastIfLeft = useToastIfLeft()
  return useMutation({
    ...deletionBy((record: Account | Group) => ('username' in record ? deleteAccount(record) : deleteGroup(record))),
    onSuccess: (_, record) => changed(`${namedInFull(record)} deleted.`),
    onError: (error, record) => {
      toastIfLeft(`${namedInFull(record)} was not deleted.`, error)
      // Somebody else may have changed the record: reload it, so that the next attempt starts from the current version.
      return queries.invalidateQueries({ queryKey: [SECTION] })
    },
  })
}

/** Turns off the two-step sign-in of an account, and says so. */
export function useSecondFactorRemoval() {
  const queries = useQueryClient()
  const changed = useAccessChanged()
  const toastIfLeft = useToastIfLeft()
  return useMutation({
    mutationFn: (account: Account) => removeSecondFactor(account),
    onSuccess: (_, { username }) => changed(`Two-step sign-in of ${isolated(username)} is off.`),
    onError: (error, { username }) => {
      toastIfLeft(`Two-step sign-in of ${isolated(username)} was not turned off.`, error)
      return queries.invalidateQueries({ queryKey: [SECTION] })
    },
  })
}

function namedInFull(record: Account | Group): string {
  return 'username' in record ? `Account ${isolated(record.username)}` : `Group ${isolated(record.name)}`
}
