import { memo } from 'react'
import type { RowProps } from '../requests/request-desk.tsx'
import { Clamped, OneLine, RequestRow } from '../requests/row.tsx'
import type { Message } from './calls.ts'
import { contactDesk } from './desk.ts'

/** One message in the list. */
export const MessageRow = memo(function MessageRow(row: RowProps<Message>) {
  const { message, email } = row.request
  return (
    <RequestRow
      {...row}
      desk={contactDesk}
      subject={<Clamped>{message}</Clamped>}
      detail={<OneLine>{email || '–'}</OneLine>}
    />
  )
})
