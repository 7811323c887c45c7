import { useState } from 'react'
import type { Rental, RentalStatus } from '#contract/rental'
import { may } from '#domain/permissions'
import { rentalMoves } from '#domain/rental-status'
import { useUser } from '../session.ts'
import { Button } from '../ui/button.tsx'
import { useKeptFocus } from '../ui/use-kept-focus.ts'
import type { RentalAddress } from './address.ts'
import { MoveQuestion } from './move-question.tsx'
import css from './moves.module.css'
import { useRentalMove } from './queries.ts'
import { Refusal } from './refusal.tsx'
import { MOVE } from './words.ts'

interface Props {
  rental: Rental
  address: RentalAddress
  /** Loads the request as it is now. */
  onReload: () => Promise<unknown>
}

/** What can become of a request from here. */
export function RentalMoves({ rental, address, onReload }: Props) {
  const move = useRentalMove(rental)
  const [asking, setAsking] = useState<RentalStatus | null>(null)
  const ref = useKeptFocus<HTMLDivElement>(rental.version)
  const mayManage = may(useUser().permissions, 'rentals.manage')
  const moves = rentalMoves(rental.status)
  const choose = (status: RentalStatus) => {
    move.reset()
    if (status === 'rejected' || status === 'completed') setAsking(status)
    else move.mutate({ status })
  }
  const reload = () => onReload().then(() => move.reset())
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div ref={ref} tabIndex={-1} className={css.moves} role="group" aria-label="Change the status">
      {move.isError && <Refusal error={move.error} address={address} onReload={reload} />}
      {!mayManage && <p className={css.words}>Your account may look at requests, but not change them.</p>}
      {moves.length === 0 && <p className={css.words}>A completed request stays as it is.</p>}
      <div className={css.buttons}>
        {moves.map((status) => (
          <Button
            key={status}
            kind={MOVE[status].kind}
            icon={MOVE[status].icon}
            disabled={!mayManage}
            busy={move.isPending && move.variables.status === status}
            onClick={() => choose(status)}
          >
            {MOVE[status].action}
          </Button>
        ))}
      </div>
      <MoveQuestion id={rental.id} to={asking} onMove={move.mutate} onClose={() => setAsking(null)} />
    </div>
  )
}
