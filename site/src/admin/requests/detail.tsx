import { useQueryClient } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { capitalized } from '#domain/letter-case'
import { isGone } from '../api/api-error.ts'
import { refetchAround } from '../api/cache-response.ts'
import { goTo } from '../router.ts'
import { Skeleton } from '../ui/list/skeleton.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { EmptyState } from '../ui/state/empty-state.tsx'
import { ErrorState } from '../ui/state/error-state.tsx'
import { deskHref } from './address.ts'
import type { DeskRequest } from './desk.ts'
import { NextLink } from './next-link.tsx'
import type { DeskProps } from './request-desk.tsx'

interface Props<S extends string, R extends DeskRequest<S>> extends DeskProps<S, R> {
  id: number
  /** The one after it in its list, if it has a list. */
  next?: R | undefined
}

/** The open request beside the list. */
export function RequestDetail<S extends string, R extends DeskRequest<S>>(props: Props<S, R>) {
  const { parts, id, address, next } = props
  const { desk, queries, Facts, Moves } = parts
  const { data: request, error, isError, isFetching, refetch } = queries.useOne(id)
  const close = () => goTo(deskHref(desk, { ...address, open: null }))
  const client = useQueryClient()
  const reload = async () => {
    const { data } = await refetch({ throwOnError: true })
    // The list beside it would go on showing, and counting, the request as it was.
    void refetchAround(client, desk.section)
    return data
  }
  const word = desk.title.toLowerCase()
  const kicker = `${desk.title} #${id}`
  if (request) {
    const open = { request, onReload: reload }
    const footer = (
      <>
        <Moves {...open} />
        {next && <NextLink name={next.customer_name} href={deskHref(desk, { ...address, open: next.id })} />}
      </>
    )
    return (
      <Panel kicker={kicker} title={request.customer_name} onClose={close} footer={footer}>
        <Facts {...open} />
      </Panel>
    )
  }
  return (
    <Panel kicker={kicker} title={capitalized(desk.name)} onClose={close}>
      {isGone(error) && (
        <EmptyState icon={SearchX} title={`This ${word} does not exist`}>
          <p>Somebody may have deleted it, or the link is incomplete.</p>
        </EmptyState>
      )}
      {isError && !isGone(error) && (
        <ErrorState
          title={`This ${word} could not be loaded`}
          error={error}
          busy={isFetching}
          onRetry={() => refetch()}
        />
      )}
      {!isError && <Skeleton label={`Loading the ${word}`} rows={6} />}
    </Panel>
  )
}
