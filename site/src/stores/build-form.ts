import type { BuildRequest, CustomBuild } from '#contract/requests/custom-build'
import { readAttempt } from './attempt.ts'
import { issuesOf } from './checks.ts'
import { contactChecks, requestForm } from './request-form.ts'
import { parseRecord, stringOrEmpty } from './stored.ts'

/** What a visitor types to ask for a quote; the trailer is in the draft. */
export type BuildFields = Pick<
  BuildRequest,
  | 'customer_name'
  | 'customer_email'
  | 'customer_phone'
  | 'company_name'
  | 'delivery_timeline'
  | 'delivery_address'
  | 'special_requirements'
>

export type BuildForm = ReturnType<typeof buildForm>

/** The form that asks for a quote; `stored` is its state from earlier in the visit, as `serialize` wrote it. */
export function buildForm(stored: string | null) {
  const form = requestForm<BuildFields, CustomBuild & { link: string | null }>(readBuildFields(stored))
  form.$attempt.set(readAttempt(parseRecord(stored)?.attempt))
  return {
    ...form,
    /** What a reload restores: what was typed, and what was sent without a response. */
    serialize: () => JSON.stringify({ ...form.$fields.get(), attempt: form.$attempt.get() }),
    /** Begins to send `request` and returns its idempotency key, or `null` when it cannot be sent as it is. */
    begin: (request: BuildRequest) => form.begin(request, issuesOf(contactChecks(request))),
  }
}

/** Reads what was typed from stored text, which is not trusted. */
export function readBuildFields(stored: string | null): BuildFields {
  const fields = parseRecord(stored) ?? {}
  return {
    customer_name: stringOrEmpty(fields.customer_name),
    customer_email: stringOrEmpty(fields.customer_email),
    customer_phone: stringOrEmpty(fields.customer_phone),
    company_name: stringOrEmpty(fields.company_name),
    delivery_timeline: stringOrEmpty(fields.delivery_timeline),
    delivery_address: stringOrEmpty(fields.delivery_address),
    special_requirements: stringOrEmpty(fields.special_requirements),
  }
}
