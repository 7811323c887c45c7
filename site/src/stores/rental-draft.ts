import type { Day } from '#contract/wire'
import { isDay } from '#domain/days'
import type { RentalFields } from './rental-form.ts'

/** What a reload gives back. The idempotency key is no part of it: after a reload nobody knows what was sent. */
export interface RentalDraft {
  fields: RentalFields
  start: Day | null
  end: Day | null
}

/** A draft from stored text, whoever wrote it; `null` for none, and empty fields for what cannot be read. */
export function readDraft(stored: string | null): RentalDraft | null {
  const draft = parse(stored)
  if (!isRecord(draft)) return null
  const fields = isRecord(draft.fields) ? draft.fields : {}
  return {
    fields: {
      customer_name: text(fields.customer_name),
      customer_email: text(fields.customer_email),
      customer_phone: text(fields.customer_phone),
      delivery_required: fields.delivery_required === true,
      delivery_address: text(fields.delivery_address),
      special_requirements: text(fields.special_requirements),
    },
    start: isDay(text(draft.start)) ? text(draft.start) : null,
    end: isDay(text(draft.end)) ? text(draft.end) : null,
  }
}

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null')
  } catch {
    return null
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
