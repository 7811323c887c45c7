import * as z from 'zod'
import { CloseReason } from '#contract/requests/close-reason'
import type { Field } from '../ui/form/fields.ts'

/** The form of a rejection: a reason, which is optional. */
export const Reason = z.object({ close_reason: CloseReason })
export type Reason = z.infer<typeof Reason>

/** The field of a reason. */
export const REASON_FIELDS = [
  {
    kind: 'textarea',
    name: 'close_reason',
    label: 'Reason',
    hint: 'Kept with the request and shown to the customer. If the customer asked to cancel, write it here: nothing else records it.',
  },
] as const satisfies readonly Field[]

/** Initial values, without a reason. */
export const NO_REASON = { values: { close_reason: '' } }
