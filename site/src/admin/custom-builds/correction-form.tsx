import { useStore } from '@nanostores/react'
import { BuildCorrection, type CustomBuild } from '#contract/custom-build'
import type { Day } from '#contract/wire'
import { buildStanding } from '#domain/mail/standing-letter'
import { $today } from '../now.ts'
import {
  addressHint,
  CUSTOMER_EMAIL,
  CUSTOMER_NAME,
  CUSTOMER_PHONE,
  DELIVERY_ADDRESS,
} from '../requests/correction-fields.ts'
import type { OpenProps } from '../requests/request-desk.tsx'
import { useReread } from '../requests/use-reread.ts'
import type { Field } from '../ui/form/fields.ts'
import { ModalForm } from '../ui/form/modal-form.tsx'
import { toast } from '../ui/toasts.ts'
import { correctBuild } from './calls.ts'
import { buildDesk, buildQueries } from './desk.ts'

const Details = BuildCorrection.required()

interface Props extends OpenProps<CustomBuild> {
  onClose: () => void
}

/** Corrects what the customer of a build typed wrongly; what somebody else saved meanwhile is shown, not overwritten. */
export function BuildCorrectionForm({ request: build, onReload, onClose }: Props) {
  const keep = buildQueries.useCacheRequest()
  const reread = useReread(buildDesk, build, onReload)
  return (
    <ModalForm
      title={`Correct the details of request #${build.id}`}
      schema={Details}
      fields={fieldsOf(build, useStore($today))}
      start={stored(build)}
      onSave={async (details, version = build.version) => {
        keep(await correctBuild(build.id, details, version))
        toast(`Details of request #${build.id} corrected.`)
      }}
      onReload={async () => {
        const { now, news } = await reread()
        return { ...stored(now), news }
      }}
      onClose={onClose}
    />
  )
}

function fieldsOf(build: CustomBuild, today: Day) {
  const hint = addressHint(build.customer_email, buildStanding(build, today)?.template)
  return [
    CUSTOMER_NAME,
    CUSTOMER_PHONE,
    { kind: 'text', name: 'company_name', label: 'Company' },
    { ...CUSTOMER_EMAIL, required: true, hint },
    DELIVERY_ADDRESS,
  ] as const satisfies readonly Field[]
}

function stored({
  customer_name,
  customer_email,
  customer_phone,
  company_name,
  delivery_address,
  version,
}: CustomBuild) {
  return {
    values: { customer_name, customer_email, customer_phone, company_name, delivery_address },
    version,
  }
}
