import type { Day } from '#contract/wire'
import { isDay } from '#domain/days'
import { type Attempt, readAttempt } from './attempt.ts'
import type { RentalFields } from './rental-form.ts'
import { isRecord, parseRecord, stringOrEmpty } from './stored.ts'

/** What a reload restores; with the attempt, a request whose response was lost is not stored twice. */
export interface RentalDraft {
  fields: RentalFields
  start: Day | null
  end: Day | null
  attempt: Attempt
}

/** Reads a draft from stored text, which is not trusted; `null` for none, and empty fields for what cannot be read. */
export function readDraft(stored: string | null): RentalDraft | null {
  const draft = parseRecord(stored)
  if (!draft) return null
  const fields = isRecord(draft.fields) ? draft.fields : {}
  return {
    fields: {
      customer_name: stringOrEmpty(fields.customer_name),
      customer_email: stringOrEmpty(fields.customer_email),
      customer_phone: stringOrEmpty(fields.customer_phone),
      delivery_required: fields.delivery_required === true,
      delivery_address: stringOrEmpty(fields.delivery_address),
      special_requirements: stringOrEmpty(fields.special_requirements),
    },
    start: isDay(stringOrEmpty(draft.start)) ? stringOrEmpty(draft.start) : null,
    end: isDay(stringOrEmpty(draft.end)) ? stringOrEmpty(draft.end) : null,
    attempt: readAttempt(draft.attempt),
  }
}
