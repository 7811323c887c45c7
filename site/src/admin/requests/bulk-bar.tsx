import { X } from 'lucide-react'
import { useLayoutEffect } from 'react'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/state/notice.tsx'
import { toast } from '../ui/toast/toasts.ts'
import { useToastIfLeft } from '../ui/toast/use-toast-if-left.ts'
import css from './bulk-bar.module.css'
import type { Desk, DeskMove, DeskRequest } from './desk.ts'
import type { Outcome } from './queries.ts'
import { RejectManyDialog } from './reject-many-dialog.tsx'
import type { DeskParts } from './request-desk.tsx'
import { rowId } from './use-return-to-row.ts'
import type { useSelection } from './use-selection.ts'
import { howMany, refusalInWords } from './words.ts'

interface Props<S extends string, R extends DeskRequest<S>> {
  parts: DeskParts<S, R>
  choice: ReturnType<typeof useSelection<S, R>>
  /** True while a dialog asks for the reason. */
  asking: boolean
  onAsking: (asking: boolean) => void
}

/** The bulk action on the selected requests, and those of them for which it failed. */
export function BulkBar<S extends string, R extends DeskRequest<S>>(props: Props<S, R>) {
  const { parts, choice, asking, onAsking } = props
  const { desk, queries, rejectionOf } = parts
  const { chosen, eligible, mayChoose } = choice
  const many = queries.useMoveMany()
  const toastIfLeft = useToastIfLeft()
  const { action, done, kind, icon, to, asksReason } = desk.bulk
  const run = async (move: DeskMove<S>): Promise<Outcome<R>> => {
    const outcome = await many.mutateAsync({ requests: chosen, move })
    if (outcome.moved > 0) toast(`${howMany(desk, outcome.moved)} ${done}.`)
    const [first, ...others] = outcome.refused
    if (first) toastIfLeft(`${howMany(desk, others.length + 1)} could not be changed. ${first.words}`)
    return outcome
  }
  const close = () => {
    onAsking(false)
    // With none left, the dialog has already given every reason; the notice would repeat them.
    if (chosen.length === 0) many.reset()
  }
  const isShown = mayChoose && chosen.length > 0
  // The bar may cover the row that was just selected. Not the focused row: Safari does not focus a checkbox that is clicked.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the bar appears
  useLayoutEffect(() => {
    const [first] = chosen
    if (!isShown || !first) return
    document.getElementById(rowId(desk, first.id))?.closest('tr')?.scrollIntoView({ block: 'nearest' })
  }, [isShown])
  const isEligible = (request: R) => eligible.some(({ id }) => id === request.id)
  // Once the list no longer offers one that no response came for, it has been changed.
  const refused = (many.data?.refused ?? []).filter(({ request, isUnsure }) => !isUnsure || isEligible(request))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className={css.bar} role="group" aria-label={`Chosen ${desk.title.toLowerCase()}s`}>
      {!asking && refused.length > 0 && <RefusedMany desk={desk} refused={refused} onClose={many.reset} />}
      {isShown && (
        <div className={css.row}>
          <span role="status" className={css.words}>{`${howMany(desk, chosen.length)} chosen`}</span>
          <Button
            kind={kind}
            icon={icon}
            busy={many.isPending}
            onClick={() => (asksReason ? onAsking(true) : run({ status: to }))}
          >
            {`${action} ${chosen.length}`}
          </Button>
          {chosen.length < eligible.length && (
            <Button onClick={choice.chooseAll}>{`Choose all ${eligible.length} shown`}</Button>
          )}
          <Button kind="quiet" icon={X} iconOnly="narrow" onClick={choice.clear}>
            Choose none
          </Button>
        </div>
      )}
      {asking && (
        <RejectManyDialog desk={desk} chosen={chosen} rejectionOf={rejectionOf} onReject={run} onClose={close} />
      )}
    </div>
  )
}

interface RefusedManyProps<S extends string, R extends DeskRequest<S>> {
  desk: Desk<S>
  refused: Outcome<R>['refused']
  onClose: () => void
}

/** Names each request that was left out of a bulk move, and why. */
function RefusedMany<S extends string, R extends DeskRequest<S>>({ desk, refused, onClose }: RefusedManyProps<S, R>) {
  return (
    <Notice tone="stop" title={`${howMany(desk, refused.length)} not ${desk.bulk.done}`}>
      <ul className={css.refused}>
        {refused.map((one) => (
          <li key={one.request.id}>{refusalInWords(one)}</li>
        ))}
      </ul>
      <div>
        <Button onClick={onClose}>Close</Button>
      </div>
    </Notice>
  )
}
