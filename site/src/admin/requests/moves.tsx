import { useState } from 'react'
import { may } from '#domain/permissions'
import { useUser } from '../session.ts'
import { Button } from '../ui/button.tsx'
import { useKeptFocus } from '../ui/use-kept-focus.ts'
import type { DeskRequest } from './desk.ts'
import { MoveQuestion } from './move-question.tsx'
import css from './moves.module.css'
import { Refusal } from './refusal.tsx'
import type { InDesk } from './request-desk.tsx'

interface Props<S extends string, R extends DeskRequest<S>> extends InDesk<S, R> {
  request: R
  /** Loads the request as it is now. */
  onReload: () => Promise<unknown>
}

/** What can become of a request from here. */
export function RequestMoves<S extends string, R extends DeskRequest<S>>(props: Props<S, R>) {
  const { parts, address, request, onReload } = props
  const { desk, queries } = parts
  const move = queries.useMove(request)
  const [asking, setAsking] = useState<S | null>(null)
  const ref = useKeptFocus<HTMLDivElement>(request.version)
  const mayManage = may(useUser().permissions, desk.manage)
  const moves = desk.movesFrom(request.status)
  const choose = (status: S) => {
    move.reset()
    if (status === 'rejected' || desk.moves[status].ask) setAsking(status)
    else move.mutate({ status })
  }
  const reload = () => onReload().then(() => move.reset())
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div ref={ref} tabIndex={-1} className={css.moves} role="group" aria-label="Change the status">
      {move.isError && <Refusal desk={desk} error={move.error} address={address} onReload={reload} />}
      {!mayManage && <p className={css.words}>Your account may look at requests, but not change them.</p>}
      {moves.length === 0 && <p className={css.words}>A completed request stays as it is.</p>}
      <div className={css.buttons}>
        {moves.map((status) => (
          <Button
            key={status}
            kind={desk.moves[status].kind}
            icon={desk.moves[status].icon}
            disabled={!mayManage}
            busy={move.isPending && move.variables.status === status}
            onClick={() => choose(status)}
          >
            {desk.moves[status].action}
          </Button>
        ))}
      </div>
      <MoveQuestion desk={desk} id={request.id} to={asking} onMove={move.mutate} onClose={() => setAsking(null)} />
    </div>
  )
}
