import { useStore } from '@nanostores/react'
import { useWatch } from 'react-hook-form'
import { BuildEdit, type CustomBuild } from '#contract/requests/custom-build'
import { $today } from '../now.ts'
import { FINAL_PRICE, STAFF_NOTES } from '../requests/edit-fields.ts'
import { RequestForm, type RequestFormProps } from '../requests/request-form.tsx'
import type { Field } from '../ui/form/fields.ts'
import { editBuild } from './calls.ts'
import { buildDesk, buildQueries } from './desk.ts'
import { quoteHint, validHint } from './words.ts'

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

interface Values {
  quote_valid_until: string
  final_price: number | null
}

/** What the last day of a quote in the form implies, with the price in the form. */
function ValidHint({ build }: { build: CustomBuild }) {
  const [last = '', price = null] = useWatch<Values, ['quote_valid_until', 'final_price']>({
    name: ['quote_valid_until', 'final_price'],
  })
  return validHint(build, { last, price, today: useStore($today) })
}
