import type { MailTemplate } from '#contract/requests/mail'
import { NO_DELIVERY_ADDRESS } from '#contract/requests/request-messages'
import { LETTER } from '../mails/words.ts'
import type { Field, TextareaSpec, TextSpec } from '../ui/form/fields.ts'

/** The customer's name. */
export const CUSTOMER_NAME = {
  kind: 'text',
  name: 'customer_name',
  label: 'Name',
  required: true,
  half: true,
} as const satisfies TextSpec

/** The customer's phone number. */
export const CUSTOMER_PHONE = {
  kind: 'text',
  type: 'tel',
  name: 'customer_phone',
  label: 'Phone',
  required: true,
  half: true,
} as const satisfies TextSpec

/** The customer's e-mail address. */
export const CUSTOMER_EMAIL = {
  kind: 'text',
  type: 'email',
  name: 'customer_email',
  label: 'E-mail',
} as const satisfies TextSpec

/** Where the trailer is brought. */
export const DELIVERY_ADDRESS = {
  kind: 'textarea',
  name: 'delivery_address',
  label: 'Delivery address',
  rows: 2,
} as const satisfies TextareaSpec

/** Whether a rented trailer is delivered, and where to. */
export const DELIVERY = [
  { kind: 'checkbox', name: 'delivery_required', label: 'Delivery' },
  { ...DELIVERY_ADDRESS, required: true, whenEmpty: NO_DELIVERY_ADDRESS, askedBy: 'delivery_required' },
] as const satisfies readonly Field[]

/** What another e-mail address implies: which mail it gets, and that the links sent to the old one, if there is one, end. */
export function addressHint(old: string, template: MailTemplate | undefined): string {
  const mail = template && `${LETTER[template].toLowerCase()}${template === 'rejected' ? '' : ', with a new link'}`
  if (old === '') return mail ? `An address gets the ${mail}.` : 'No e-mail is sent: the request is over.'
  const told = mail ? `Another address gets the ${mail}` : 'The request is over, so another address gets no e-mail'
  return `${told}; links sent before stop working.`
}
