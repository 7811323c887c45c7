import { useId } from 'react'
import { Dialog, DialogClose } from '../ui/dialog/dialog.tsx'
import css from './bulk-bar.module.css'
import type { Desk, DeskRequest } from './desk.ts'
import type { Outcome } from './queries.ts'
import { howMany, refusalInWords } from './words.ts'

// Here it is no longer listed, so whatever arrived has changed it.
const LOST = 'No response came, but it is no longer pending. Its history says why.'

interface Props<S extends string, R extends DeskRequest<S>> {
  desk: Desk<S>
  refused: Outcome<R>['refused']
  onClose: () => void
}

/** Says which of several requests were left out, when there is none to try again. */
export function NoneLeftDialog<S extends string, R extends DeskRequest<S>>({ desk, refused, onClose }: Props<S, R>) {
  const wordsId = useId()
  const sure = refused.filter(({ isUnsure }) => !isUnsure).length
  const title = sure > 0 ? `${howMany(desk, sure)} not ${desk.bulk.done}` : 'None left to reject'
  return (
    <Dialog title={title} role="alertdialog" wordsId={wordsId} onClose={onClose}>
      <div id={wordsId}>
        {refused.length > 0 ? (
          <ul className={css.refused}>
            {refused.map((one) => (
              <li key={one.request.id}>{refusalInWords(one.isUnsure ? { ...one, words: LOST } : one)}</li>
            ))}
          </ul>
        ) : (
          <p>The chosen {desk.title.toLowerCase()}s are no longer listed as pending, so none of them was changed.</p>
        )}
      </div>
      <DialogClose onClose={onClose} />
    </Dialog>
  )
}
