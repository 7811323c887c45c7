import { useStore } from '@nanostores/react'
import { BuildCorrection, type CustomBuild } from '#contract/requests/custom-build'
import type { Day } from '#contract/wire'
import { buildStanding } from '#domain/mail/standing-letter'
import { $today } from '../now.ts'
import {
  addressHint,
  CUSTOMER_EMAIL,
  CUSTOMER_NAME,
  CUSTOMER_PHONE,
  DELIVERY_ADDRESS,
} from '../requests/customer-fields.ts'
import { RequestForm, type RequestFormProps } from '../requests/request-form.tsx'
import type { Field } from '../ui/form/fields.ts'
import { correctBuild } from './calls.ts'
import { buildDesk, buildQueries } from './desk.ts'

const Details = BuildCorrection.required()

/** Corrects what the customer of a build typed wrongly. */
export function BuildCorrectionForm(props: RequestFormProps<CustomBuild>) {
  const { request: build } = props
  return (
    <RequestForm
      {...props}
      desk={buildDesk}
      queries={buildQueries}
      title={`Correct the details of request #${build.id}`}
      schema={Details}
      fields={fieldsOf(build, useStore($today))}
      valuesOf={valuesOf}
      save={correctBuild}
      done={`Details of request #${build.id} corrected.`}
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

function valuesOf({ customer_name, customer_email, customer_phone, company_name, delivery_address }: CustomBuild) {
  return { customer_name, customer_email, customer_phone, company_name, delivery_address }
}
