import { type ReactNode, useState } from 'react'
import { isStale } from '../api/api-error.ts'
import { useHasPermission } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx'
import { Notice } from '../ui/state/notice.tsx'
import { useFocusFallback } from '../ui/use-focus-fallback.ts'
import type { DecidedRequest, DecidingDesk, DeskMove } from './desk.ts'
import css from './moves.module.css'
import type { DeskQueries } from './queries.ts'
import { Refusal } from './refusal.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import type { RejectionOf } from './rejection-mail.tsx'
import type { OpenProps } from './request-desk.tsx'

interface Props<S extends string, R extends DecidedRequest<S>> extends OpenProps<R> {
  desk: DecidingDesk<S>
  queries: DeskQueries<S, R>
  rejectionOf: RejectionOf<R>
  /** Why a move that the status allows is not possible all the same, in a sentence. */
  refusalOf?: (request: R, to: S) => string | null
  /** What to do about that. */
  children?: ReactNode
  /** A reason against a move that asks a question first, in a sentence. */
  doubtOf?: (request: R, to: S) => string | null
}

/** The moves a request allows now. */
export function RequestMoves<S extends string, R extends DecidedRequest<S>>(props: Props<S, R>) {
  const { desk, queries, request, refusalOf, doubtOf, onReload, children } = props
  const [asking, setAsking] = useState<S | null>(null)
  // The request when the question opened: if somebody else changes it meanwhile, the move is refused by its old version.
  const [asked, setAsked] = useState<R | null>(null)
  const about = asked ?? request
  const move = queries.useMove(about)
  const [tried, setTried] = useState(request.version)
  const mayManage = useHasPermission(desk.manage)
  // A question gives the focus back to a button that may be gone with the status it was asked in, or disabled with the right.
  const ref = useFocusFallback<HTMLDivElement>(`${request.version} ${asking} ${mayManage}`)
  const moves = desk.movesFrom(request.status)
  const obstacles = moves.map((status) => refusalOf?.(request, status) ?? null)
  const obstacle = obstacles.find((words) => words !== null)
  const choose = (status: S) => {
    move.reset()
    setTried(request.version)
    if (status !== 'rejected' && !desk.moves[status].ask) return move.mutate({ status })
    setAsking(status)
    setAsked(request)
  }
  const close = () => {
    setAsking(null)
    setAsked(null)
  }
  // The dialog has said what changed, so the panel need not ask to load it.
  const reload = async () => {
    const now = await onReload()
    move.reset()
    setAsked(null)
    return now
  }
  // A refusal is shown for the version it was about; after a change the move may be possible.
  const isRefused = move.isError && (tried === request.version || isStale(move.error))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div ref={ref} tabIndex={-1} className={css.moves} role="group" aria-label="Change the status">
      {isRefused && asking !== 'rejected' && (
        <Refusal error={move.error} onReload={() => onReload().then(() => move.reset())} />
      )}
      {!mayManage && <p className={css.words}>Your account may look at requests, but not change them.</p>}
      {obstacle && (
        <Notice tone="neutral">
          <p>{obstacle}</p>
          {mayManage && children}
        </Notice>
      )}
      {moves.length === 0 && <p className={css.words}>A completed request keeps its status.</p>}
      <div className={css.buttons}>
        {moves.map((status, place) => (
          <Button
            key={status}
            kind={desk.moves[status].kind}
            icon={desk.moves[status].icon}
            disabled={!mayManage || obstacles[place] !== null || move.isMovingElsewhere(status)}
            busy={move.isMovingTo(status)}
            onClick={() => choose(status)}
          >
            {desk.moves[status].action}
          </Button>
        ))}
      </div>
      {asking === 'rejected' ? (
        <RejectDialog
          {...props}
          request={about}
          rejected={asking}
          onMove={move.mutateAsync}
          onReload={reload}
          onClose={close}
        />
      ) : (
        <MoveQuestion
          desk={desk}
          id={request.id}
          to={asking}
          doubt={asking && doubtOf?.(about, asking)}
          onMove={move.mutate}
          onClose={close}
        />
      )}
    </div>
  )
}

interface MoveQuestionProps<S extends string> {
  desk: DecidingDesk<S>
  id: number
  /** The move to confirm; `null` if none. */
  to: S | null
  /** A reason against the move, in a sentence. */
  doubt: string | null | undefined
  onMove: (move: DeskMove<S>) => void
  onClose: () => void
}

/** The question before a move that needs more than a press of its button. */
function MoveQuestion<S extends string>({ desk, id, to, doubt, onMove, onClose }: MoveQuestionProps<S>) {
  if (to === null) return null
  const { action, ask } = desk.moves[to]
  return (
    <ConfirmDialog
      kind="warning"
      title={`${action} request #${id}?`}
      action={action}
      onConfirm={() => onMove({ status: to })}
      onClose={onClose}
    >
      {doubt && <p>{doubt}</p>}
      <p>{ask}</p>
    </ConfirmDialog>
  )
}
