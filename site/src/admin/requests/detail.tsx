import { goTo } from '../router.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { deskHref } from './address.ts'
import type { DeskRequest } from './desk.ts'
import type { InDesk } from './request-desk.tsx'

interface Props<S extends string, R extends DeskRequest<S>> extends InDesk<S, R> {
  id: number
}

/** The open request beside the list. */
export function RequestDetail<S extends string, R extends DeskRequest<S>>({ parts, id, address }: Props<S, R>) {
  const { desk, queries, Facts, Moves } = parts
  const { data: request, error, isError, isFetching, refetch } = queries.useOne(id)
  const close = () => goTo(deskHref(desk, { ...address, open: null }))
  const reload = () => refetch().then(({ data }) => data)
  const kicker = `${desk.title} #${id}`
  if (request) {
    const open = { request, onReload: reload }
    return (
      <Panel kicker={kicker} title={request.customer_name} onClose={close} footer={<Moves {...open} />}>
        <Facts {...open} />
      </Panel>
    )
  }
  return (
    <Panel kicker={kicker} title={desk.name.charAt(0).toUpperCase() + desk.name.slice(1)} onClose={close}>
      {isError ? (
        <ErrorState
          title={`This ${desk.title.toLowerCase()} could not be loaded`}
          error={error}
          busy={isFetching}
          onRetry={() => refetch()}
        />
      ) : (
        <Skeleton label={`Loading the ${desk.title.toLowerCase()}`} rows={6} />
      )}
    </Panel>
  )
}
