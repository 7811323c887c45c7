import { useMemo, useRef } from 'react'
import type { FleetTrailer } from '#contract/catalogue/fleet-calendar'
import type { Day } from '#contract/wire'
import { useAttempt } from '../api/use-attempt.ts'
import { rentalQueries } from '../rentals/desk.ts'
import { ModalForm } from '../ui/form/modal-form.tsx'
import { NotLoaded, RecordLoading } from '../ui/state/record-state.tsx'
import { toast } from '../ui/toast/toasts.ts'
import type { EntryStart } from './address.ts'
import { enterRental } from './calls.ts'
import { EntryForm, fieldsOf, valuesOf } from './entry-form.ts'
import { EntryHint } from './entry-hint.tsx'
import { useTrailerChoice } from './queries.ts'

const TITLE = 'Enter a request'

interface Props {
  entry: EntryStart
  today: Day
  onClose: () => void
  /** Receives the id of the stored request. */
  onStored: (id: number) => void
}

/** A request that came by telephone, entered by staff. */
export function EntryDialog({ entry, today, onClose, onStored }: Props) {
  const trailers = useTrailerChoice(today)
  if (trailers.isLoadingError) return <NotLoaded title={TITLE} query={trailers} onClose={onClose} />
  if (!trailers.data) {
    return <RecordLoading title={TITLE} label="Loading the trailers" rows={10} onClose={onClose} />
  }
  return <Entry entry={entry} trailers={trailers.data} onClose={onClose} onStored={onStored} />
}

type EntryProps = Omit<Props, 'today'> & { trailers: readonly FleetTrailer[] }

function Entry({ entry, trailers, onClose, onStored }: EntryProps) {
  const fields = useMemo(() => fieldsOf(trailers, <EntryHint />), [trailers])
  const keep = rentalQueries.useCacheRequest()
  const keyOf = useAttempt()
  const stored = useRef<number | null>(null)
  return (
    <ModalForm
      title={TITLE}
      size="3xl"
      action="Enter request"
      schema={EntryForm}
      fields={fields}
      start={{ values: valuesOf(entry, trailers) }}
      onSave={async (values) => {
        const quote = await enterRental(values, keyOf(values))
        stored.current = quote.id
        keep(quote)
        toast(`Request #${quote.id} entered. It waits for approval.`)
      }}
      onClose={() => (stored.current === null ? onClose() : onStored(stored.current))}
    />
  )
}
