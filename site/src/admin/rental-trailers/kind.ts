import { CircleCheck, KeyRound, Wrench } from 'lucide-react'
import { type Trailer, TrailerAnswer, TrailerList, type TrailerPayload, type TrailerStatus } from '#contract/trailer'
import { recordCalls } from '../catalogue/calls.ts'
import type { Kind, Statuses } from '../catalogue/kind.ts'
import { TrailerFacts } from './facts.tsx'
import { fieldsOf, TrailerForm, type TrailerValues, valuesOf } from './form.ts'

const statuses = {
  available: { label: 'Available', tone: 'ok', icon: CircleCheck },
  rented: { label: 'Rented', tone: 'waiting', icon: KeyRound },
  maintenance: { label: 'Maintenance', tone: 'stop', icon: Wrench },
} as const satisfies Statuses & Record<TrailerStatus, unknown>

/** What tells rental trailers from the rest of the catalogue. */
export const rentalTrailers: Kind<Trailer, TrailerValues, TrailerPayload> = {
  section: 'rental-trailers',
  area: 'trailers',
  skipKey: 'delete_trailer',
  words: {
    noun: 'trailer',
    add: 'Add New Trailer',
    none: 'No trailers found',
    search: 'Search rental trailers',
    placeholder: 'Search name, size, location',
    begin: 'Add the first one: it appears on the rentals page as soon as it is saved.',
    deleting: 'Visitors no longer see it. Requests for it stay, with its name and prices as they were.',
  },
  statuses,
  folder: 'rentals',
  uploads: 'rental',
  calls: recordCalls({
    path: '/api/trailers',
    record: TrailerAnswer.transform(({ trailer }) => trailer),
    page: TrailerList.transform(({ trailers, nextCursor }) => ({ records: trailers, nextCursor })),
  }),
  schema: TrailerForm,
  valuesOf,
  fieldsOf: (context) => fieldsOf(context, statuses),
  Facts: TrailerFacts,
}
