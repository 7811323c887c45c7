import { BuildEdit, type CustomBuild } from '#contract/custom-build'
import { FINAL_PRICE, STAFF_NOTES } from '../requests/edit-fields.ts'
import type { OpenProps } from '../requests/request-desk.tsx'
import { useReread } from '../requests/use-reread.ts'
import type { Field } from '../ui/form/fields.ts'
import { ModalForm } from '../ui/form/modal-form.tsx'
import { toast } from '../ui/toasts.ts'
import { editBuild } from './calls.ts'
import { buildDesk, buildQueries } from './desk.ts'
import { ValidHint } from './valid-hint.tsx'
import { quoteHint } from './words.ts'

const Quote = BuildEdit.required()

interface Props extends OpenProps<CustomBuild> {
  onClose: () => void
}

/** Edits price, last day and notes of a quote; what somebody else saved meanwhile is shown, not overwritten. */
export function QuoteForm({ request: build, onReload, onClose }: Props) {
  const keep = buildQueries.useCacheRequest()
  const reread = useReread(buildDesk, build, onReload)
  return (
    <ModalForm
      title={`Quote for request #${build.id}`}
      action="Save quote"
      schema={Quote}
      fields={fieldsOf(build)}
      start={stored(build)}
      onSave={async (quote, version = build.version) => {
        keep(await editBuild(build.id, quote, version))
        toast(`Quote for request #${build.id} saved.`)
      }}
      onReload={async () => {
        const { now, news } = await reread()
        return { ...stored(now), news }
      }}
      onClose={onClose}
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

function stored({ notes, final_price, quote_valid_until, version }: CustomBuild) {
  return { values: { notes, final_price, quote_valid_until }, version }
}
