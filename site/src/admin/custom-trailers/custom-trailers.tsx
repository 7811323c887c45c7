import { CircleCheck, CircleOff } from 'lucide-react'
import {
  type CustomTrailer,
  type CustomTrailerInput,
  CustomTrailerList,
  CustomTrailerResponse,
  type CustomTrailerStatus,
} from '#contract/catalogue/custom-trailer'
import { recordCalls } from '../catalogue/calls.ts'
import { Catalogue } from '../catalogue/catalogue.tsx'
import type { Kind, Statuses } from '../catalogue/kind.ts'
import { ModelFacts } from './facts.tsx'
import { fieldsOf, ModelForm, type ModelValues, valuesOf } from './form.ts'

const statuses = {
  available: { label: 'Available', tone: 'ok', icon: CircleCheck },
  unavailable: { label: 'Unavailable', tone: 'stop', icon: CircleOff },
} as const satisfies Statuses & Record<CustomTrailerStatus, unknown>

const kind: Kind<CustomTrailer, ModelValues, CustomTrailerInput> = {
  section: 'custom-trailers',
  area: 'custom_trailers',
  noun: 'custom_trailer',
  skipKey: 'delete_custom_trailer',
  words: {
    noun: 'custom trailer',
    plural: 'custom trailers',
    add: 'Add Custom Trailer',
    none: 'No custom trailers found',
    placeholder: 'Search name, dimensions',
    begin: 'Add the first model: it appears in the configurator as soon as it is saved.',
    unequipped: 'the configurator offers the whole catalog for a new model',
    deleting:
      'Visitors no longer see it, nor can they choose it in the configurator. Requests for it stay as they were.',
  },
  statuses,
  folder: 'trailers',
  uploads: 'trailer',
  calls: recordCalls({
    path: '/api/custom-trailers',
    record: CustomTrailerResponse.transform(({ trailer }) => trailer),
    page: CustomTrailerList.transform(({ trailers, nextCursor }) => ({ records: trailers, nextCursor })),
  }),
  schema: ModelForm,
  valuesOf,
  fieldsOf: (context, edited) => fieldsOf(context, statuses, edited),
  Facts: ModelFacts,
}

/** The models that are built to order. */
export default function CustomTrailers() {
  return <Catalogue kind={kind} />
}
