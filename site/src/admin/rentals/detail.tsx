import { goTo } from '../router.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { type RentalAddress, rentalsHref } from './address.ts'
import { RentalFacts } from './facts.tsx'
import { RentalMoves } from './moves.tsx'
import { useRental } from './queries.ts'

interface Props {
  id: number
  address: RentalAddress
}

/** The open request beside the list. */
export function RentalDetail({ id, address }: Props) {
  const { data: rental, error, isError, isFetching, refetch } = useRental(id)
  const close = () => goTo(rentalsHref({ ...address, open: null }))
  const kicker = `Request #${id}`
  if (rental) {
    return (
      <Panel
        kicker={kicker}
        title={rental.customer_name}
        onClose={close}
        footer={<RentalMoves rental={rental} address={address} onReload={refetch} />}
      >
        <RentalFacts rental={rental} />
      </Panel>
    )
  }
  return (
    <Panel kicker={kicker} title="Rental request" onClose={close}>
      {isError ? (
        <ErrorState
          title="This request could not be loaded"
          error={error}
          busy={isFetching}
          onRetry={() => refetch()}
        />
      ) : (
        <Skeleton label="Loading the request" rows={6} />
      )}
    </Panel>
  )
}
