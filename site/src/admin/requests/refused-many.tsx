import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/state/notice.tsx'
import css from './bulk-bar.module.css'
import type { Desk, DeskRequest } from './desk.ts'
import type { Outcome } from './queries.ts'
import { howMany, refusalInWords } from './words.ts'

interface Props<S extends string, R extends DeskRequest<S>> {
  desk: Desk<S>
  refused: Outcome<R>['refused']
  onClose: () => void
}

/** Names each request that was left out of a bulk move, and why. */
export function RefusedMany<S extends string, R extends DeskRequest<S>>({ desk, refused, onClose }: Props<S, R>) {
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
