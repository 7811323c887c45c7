import { BuildEdit, type CustomBuild } from '#contract/requests/custom-build'
import { FINAL_PRICE, STAFF_NOTES } from '../requests/edit-fields.ts'
import { RequestForm, type RequestFormProps } from '../requests/request-form.tsx'
import type { Field } from '../ui/form/fields.ts'
import { editBuild } from './calls.ts'
import { buildDesk, buildQueries } from './desk.ts'
import { ValidHint } from './valid-hint.tsx'
import { quoteHint } from './words.ts'

const Quote = BuildEdit.required()

/** Edits price, last day and notes of a quote. */
export function QuoteForm(props: RequestFormProps<CustomBuild>) {
  const { request: build } = props
  return (
    <RequestForm
      {...props}
      desk={buildDesk}
      queries={buildQueries}
      title={`Quote for request #${build.id}`}
      action="Save quote"
      schema={Quote}
      fields={fieldsOf(build)}
      valuesOf={valuesOf}
      save={editBuild}
      done={`Quote for request #${build.id} saved.`}
    />
  )
}

function fieldsOf(build: CustomBuild) {
  return [
    { ...FINAL_PRICE, hint: quoteHint(build) },
    {
      kind: 'text',
      type: 'date',
      name: 'quote_valid_until',
      label: 'Valid until',
      required: true,
      hint: <ValidHint build={build} />,
    },
    STAFF_NOTES,
  ] as const satisfies readonly Field[]
}

function valuesOf({ notes, final_price, quote_valid_until }: CustomBuild) {
  return { notes, final_price, quote_valid_until }
}
