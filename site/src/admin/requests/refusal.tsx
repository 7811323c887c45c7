import { Fragment } from 'react'
import { ApiError, isStale, messageOf } from '../api-error.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { deskHref } from './address.ts'
import type { Desk, DeskAddress } from './desk.ts'
import { mentions } from './mentions.ts'

interface Props<S extends string> {
  desk: Desk<S>
  error: unknown
  address: DeskAddress<S>
  onReload: () => void
}

/** Why a change was not made, and the way on. */
export function Refusal<S extends string>({ desk, error, address, onReload }: Props<S>) {
  if (isStale(error)) {
    return (
      <Notice tone="stop" title="Somebody else changed this request">
        <p>Your change was not saved, so that theirs is not lost. Load the new state, then decide again.</p>
        <Button onClick={onReload}>Load the new state</Button>
      </Notice>
    )
  }
  const isConflict = error instanceof ApiError && error.status === 409
  return (
    <Notice tone="stop" title={isConflict ? 'Not possible' : 'Not saved'}>
      <p>
        {mentions(messageOf(error)).map(({ place, text, id }) => (
          <Fragment key={place}>
            {id === null ? text : <a href={deskHref(desk, { ...address, open: id })}>{text}</a>}
          </Fragment>
        ))}
      </p>
    </Notice>
  )
}
