import { Fragment } from 'react'
import { ApiError, messageOf } from '../api-error.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { type RentalAddress, rentalsHref } from './address.ts'
import { mentions } from './mentions.ts'

interface Props {
  error: unknown
  address: RentalAddress
  onReload: () => void
}

/** Why a change was not made, and the way on. */
export function Refusal({ error, address, onReload }: Props) {
  const status = error instanceof ApiError ? error.status : 0
  if (status === 412) {
    return (
      <Notice tone="stop" title="Somebody else changed this request">
        <p>Your change was not saved, so that theirs is not lost. Load the new state, then decide again.</p>
        <Button onClick={onReload}>Load the new state</Button>
      </Notice>
    )
  }
  return (
    <Notice tone="stop" title={status === 409 ? 'Not possible' : 'Not saved'}>
      <p>
        {mentions(messageOf(error)).map(({ place, text, id }) => (
          <Fragment key={place}>
            {id === null ? text : <a href={rentalsHref({ ...address, open: id })}>{text}</a>}
          </Fragment>
        ))}
      </p>
    </Notice>
  )
}
