import { type Trailer, TrailerList, type TrailerPayload, TrailerResponse } from '#contract/catalogue/trailer'
import { recordCalls } from '../catalogue/calls.ts'
import { Catalogue } from '../catalogue/catalogue.tsx'
import type { Kind } from '../catalogue/kind.ts'
import { TRAILER_LOOKS } from '../status-looks.ts'
import { TrailerFacts } from './facts.tsx'
import { fieldsOf, TrailerForm, type TrailerValues, valuesOf } from './form.ts'
import { warnOfRentals, withdrawalNote } from './rentals-ahead.tsx'

const kind: Kind<Trailer, TrailerValues, TrailerPayload> = {
  section: 'rental-trailers',
  area: 'trailers',
  noun: 'trailer',
  skipKey: 'delete_trailer',
  words: {
    noun: 'trailer',
    plural: 'rental trailers',
    add: 'Add New Trailer',
    none: 'No trailers found',
    placeholder: 'Search name, size, location',
    begin: 'Add the first one: it appears on the rentals page as soon as it is saved.',
    unequipped: 'a new trailer starts without equipment',
    deleting: 'Visitors no longer see it. Requests for it stay, with its name and prices as they were.',
  },
  statuses: TRAILER_LOOKS,
  folder: 'rentals',
  uploads: 'rental',
  calls: recordCalls({
    path: '/api/trailers',
    record: TrailerResponse.transform(({ trailer }) => trailer),
    page: TrailerList.transform(({ trailers, nextCursor }) => ({ records: trailers, nextCursor })),
  }),
  schema: TrailerForm,
  valuesOf,
  fieldsOf: (context, edited) => fieldsOf(context, edited && withdrawalNote(edited)),
  warnOf: warnOfRentals,
  Facts: TrailerFacts,
}

/** The trailers that visitors can rent. */
export default function RentalTrailers() {
  return <Catalogue kind={kind} />
}
